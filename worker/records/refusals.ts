/** Why a change of a record is refused: sentences for people. */
import type { FieldErrors } from '@desert/contract/errors';
import { CHANGED_MEANWHILE } from '@desert/contract/records';
import type { StaleEdit } from './changes.ts';

export const NOT_YOURS = 'Only who wrote this may change it.';

export const GONE = 'There is nothing here anymore.';

/** Of a photo that is somebody else's, or gone. */
export const NO_SUCH_PHOTO = 'This is no photo of yours any more. Choose it again.';

/** @param most how many images a record can have */
export function noRoomForImages(most: number): string {
  return `There is room for ${most} ${most === 1 ? 'image' : 'images'}`;
}

/** Of an image that cannot be removed: the record's last one, or an address. */
export const CANNOT_REMOVE =
  'Only uploaded photos can be removed, and one image has to stay. You can replace this one';

/** The messages of an edit that is based on older values, at its fields. */
export function staleErrors({ stale }: Pick<StaleEdit, 'stale'>): FieldErrors {
  return Object.fromEntries(stale.map((name) => [name, CHANGED_MEANWHILE]));
}
