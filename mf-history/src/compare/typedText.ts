import type { ComparedSubject } from '@desert/contract/compare';
import { folded } from '@desert/contract/folded';

/**
 * What stands in the field of what was asked for: a name where that leads to the same, 'Shane Doan' for 'shane-doan';
 * of several of one name what tells them apart, as it was typed.
 */
export function typedText({ asked, found }: ComparedSubject): string {
  return found && slugOf(found.label) === found.value ? found.label : asked;
}

function slugOf(name: string): string {
  const plain = folded(name).replace(/[.'’]/g, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-');
}
