import { KINDS } from '@desert/contract/kinds';
import { type SearchKind, storiesOf } from '@desert/contract/search';

export function searchLabel(kind: SearchKind): string {
  const stories = storiesOf(kind);
  if (stories) return `Comments on ${KINDS[stories].plural}`;
  const word = kind in KINDS ? KINDS[kind as keyof typeof KINDS].plural : kind;
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
