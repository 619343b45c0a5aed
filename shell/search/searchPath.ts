import { KINDS } from '@desert/contract/kinds';
import { sectionAt } from '@desert/contract/routes';
import { type SearchKind, storiesOf } from '@desert/contract/search';
import type { SectionLink } from '@desert/contract/shell';
import { SEARCH_WIDGET, STATIC_WIDGET_PAGES } from '@desert/contract/widgets';
import { listAddress } from '@desert/kit/shell';

export const SEARCH_PATH = STATIC_WIDGET_PAGES[SEARCH_WIDGET] ?? '';

export function searchPath(q: string, more: Record<string, string> = {}): string {
  return listAddress(SEARCH_PATH, Object.entries({ q, ...more }));
}

export function sectionOf(kind: SearchKind, sections: SectionLink[]): SectionLink | undefined {
  const name = storiesOf(kind) ?? kind;
  return sectionAt(sections, name in KINDS ? `/${name}` : '/history');
}
