import { SEARCH_WIDGET, STATIC_WIDGET_PAGES } from '@desert/contract/widgets';

export const SEARCH_PATH = STATIC_WIDGET_PAGES[SEARCH_WIDGET] ?? '';

/** The address of the search page for a question. @param more of its query: 'kind', 'sort' */
export function searchPath(q: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(q && { q }), ...more }).toString();
  return SEARCH_PATH + (query && `?${query}`);
}
