/**
 * The address of a player's page: '/history/players/shane-doan'.
 * @param from the list that leads there, with its query: his page knows his place in it
 */
export function playerPath(slug: string, from?: string): string {
  const path = `/history/players/${slug}`;
  return from === undefined ? path : `${path}?from=${encodeURIComponent(from)}`;
}

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
