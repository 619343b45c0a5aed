import { PASSWORD_LENGTH } from '@desert/contract/accounts/account';
import { MAX_IMAGES } from '@desert/contract/photos/images';

/** Reads a limit. @throws if it is not a whole number of at least `least`: a mistake must not disable limiting */
export function readLimit<Name extends string>(
  env: Record<Name, number | string>,
  variable: Name,
  least = 1,
): number {
  const number = Number(env[variable]);
  if (!Number.isSafeInteger(number) || number < least)
    throw new Error(`${variable} is no whole number.`);
  return number;
}

/** The maximum number of images of a record, capped by the number of image rows in the forms. */
export function getMaxRecordImages(env: Record<'IMAGES_PER_RECORD', number | string>): number {
  return Math.min(readLimit(env, 'IMAGES_PER_RECORD'), MAX_IMAGES);
}

/** The characters of a new password: a site may ask for more than the least, never for fewer. */
export function getMinimumPasswordLength(env: Record<'PASSWORD_MIN', number | string>): number {
  return readLimit(env, 'PASSWORD_MIN', PASSWORD_LENGTH.least);
}

export function getPendingWritingLimit(env: Record<'PENDING_WRITINGS', number | string>): number {
  return readLimit(env, 'PENDING_WRITINGS', 0);
}
