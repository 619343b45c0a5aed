/** Why a change of a record is refused: sentences for people. */

export const NOT_YOURS = 'Only who wrote this may change it.';

export const GONE = 'There is nothing here anymore.';

/** Of a photo that is somebody else's, or gone. */
export const NO_SUCH_PHOTO = 'This is no photo of yours any more. Choose it again.';

/** @param most how many images a record can have */
export function noRoomForImages(most: number): string {
  return `There is room for ${most} ${most === 1 ? 'image' : 'images'}`;
}
