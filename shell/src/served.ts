/**
 * What the server made of a section's place on its first page: 'half' where its HTML broke off, 'nothing'
 * after a navigation in the browser.
 */
export type Served = 'content' | 'half' | 'failure' | 'nothing';

/** What the server made of a section's place, given the state that came with the page. */
export function servedFor(
  name: string,
  state: { unavailable: string[]; brokenOff?: string[] | undefined },
  pages: { navigated: boolean } | undefined,
): Served {
  if (pages?.navigated) return 'nothing';
  if (state.unavailable.includes(name)) return 'failure';
  return state.brokenOff?.includes(name) ? 'half' : 'content';
}
