/**
 * What the server made of a section's place on its first page: 'truncated' where its HTML broke off, 'nothing'
 * after a navigation in the browser.
 */
export type Served = 'content' | 'truncated' | 'failure' | 'nothing';

/** What the server made of a section's place, given the state that came with the page. */
export function servedFor(
  name: string,
  state: { unavailable: string[]; truncated?: string[] | undefined },
  pages: { navigated: boolean } | undefined,
): Served {
  if (pages?.navigated) return 'nothing';
  if (state.unavailable.includes(name)) return 'failure';
  return state.truncated?.includes(name) ? 'truncated' : 'content';
}
