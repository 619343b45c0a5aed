import { sectionAt } from '@desert/contract/routes';
import { type SearchKind, storiesOf } from '@desert/contract/search';
import type { SectionLink } from '@desert/contract/shell';

/** The section that shows what is found of a kind: the one that its pages are of. */
export function sectionOf(kind: SearchKind, sections: SectionLink[]): SectionLink | undefined {
  const isHistory = kind === 'players' || kind === 'seasons';
  return sectionAt(sections, isHistory ? '/history' : `/${storiesOf(kind) ?? kind}`);
}
