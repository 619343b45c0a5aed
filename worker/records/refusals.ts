import type { FieldErrors } from '@desert/contract/errors';
import { CHANGED_MEANWHILE } from '@desert/contract/records';
import type { StaleEdit } from './edits.ts';

export const NOT_YOURS = 'Only the person who posted this can change it.';

export const GONE = 'This no longer exists.';

export const NO_SUCH_PHOTO = 'This photo is no longer available. Choose it again.';

export function noRoomForImages(most: number): string {
  return `You can add up to ${most} ${most === 1 ? 'photo' : 'photos'}`;
}

export const CANNOT_REMOVE =
  'Only uploaded photos can be removed, and at least one photo has to stay. You can replace this one';

export function staleErrors({ stale }: Pick<StaleEdit, 'stale'>): FieldErrors {
  return Object.fromEntries(stale.map((name) => [name, CHANGED_MEANWHILE]));
}
