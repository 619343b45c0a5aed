/**
 * A name as addresses have it: no case, no accents, words joined by one '-'. 'Émile O’Neill' gives 'emile-oneill';
 * '' where nothing is left.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
