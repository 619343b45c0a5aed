import type { ComparedSubject } from '@desert/contract/compare';
import { folded } from '@desert/contract/folded';

/** Text of a subject's field: the name if it identifies them ('Shane Doan' for 'shane-doan'), otherwise as typed. */
export function typedText({ asked, found }: ComparedSubject): string {
  return found && slugOf(found.label) === found.value ? found.label : asked;
}

function slugOf(name: string): string {
  const plain = folded(name).replace(/[.'’]/g, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-');
}
