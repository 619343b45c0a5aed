import { findSection } from '@desert/contract/pages/routes';
import type { SectionLink } from '@desert/contract/pages/shell';
import { SEARCH_WIDGET, STATIC_WIDGET_PAGES } from '@desert/contract/pages/widgets';
import { KINDS } from '@desert/contract/records/kinds';
import { type SearchKind, getStoryName } from '@desert/contract/search/search';
import { listAddress } from '@desert/kit/shell';

export const SEARCH_PATH = STATIC_WIDGET_PAGES[SEARCH_WIDGET] ?? '';

export function searchPath(q: string, more: Record<string, string> = {}): string {
  return listAddress(SEARCH_PATH, Object.entries({ q, ...more }));
}

export function findSearchSection(
  kind: SearchKind,
  sections: SectionLink[],
): SectionLink | undefined {
  const name = getStoryName(kind) ?? kind;
  return findSection(sections, name in KINDS ? `/${name}` : '/history');
}
