/**
 * The address of a player's page: '/history/players/shane-doan'.
 * @param from the list that leads there, with its query: his page knows his place in it
 */
export function playerPath(slug: string, from?: string): string {
  const path = `/history/players/${slug}`;
  return from === undefined ? path : `${path}?from=${encodeURIComponent(from)}`;
}
