export const COACHES_PATH = '/history/coaches';

export function coachPath(slug: string): string {
  return `${COACHES_PATH}/${slug}`;
}

/** The slug of a coach, as the seed builds it: 'André Tourigny' is 'andre-tourigny'. */
export function coachSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
}
