/** The address of a player. @param from address of the list with its query, for the page's previous and next links */
export function playerPath(slug: string, from?: string): string {
  const path = `/history/players/${slug}`;
  return from === undefined ? path : `${path}?from=${encodeURIComponent(from)}`;
}
