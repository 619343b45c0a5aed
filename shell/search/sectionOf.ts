import { sectionAt } from '@desert/contract/routes';
import { type SearchKind, storiesOf } from '@desert/contract/search';
import type { SectionLink } from '@desert/contract/shell';

export function sectionOf(kind: SearchKind, sections: SectionLink[]): SectionLink | undefined {
  const isHistory = kind === 'players' || kind === 'seasons';
  return sectionAt(sections, isHistory ? '/history' : `/${storiesOf(kind) ?? kind}`);
}
