import { MAX_IMAGES } from '@desert/contract/images';
import type { Env } from './env.ts';

type Variable =
  | Extract<keyof Env, `${string}_PER_${string}`>
  | 'PENDING_WRITINGS'
  | 'REPORTS_TO_HIDE'
  | 'STANDING_DAYS';

/** Reads a limit. @throws if it is not a whole number of at least `least`: a mistake must not disable limiting */
export function limitOf<Name extends Variable>(
  env: Pick<Env, Name>,
  variable: Name,
  least = 1,
): number {
  const number = Number(env[variable]);
  if (!Number.isSafeInteger(number) || number < least)
    throw new Error(`${variable} is no whole number.`);
  return number;
}

/** The maximum number of images of a record, capped by the number of image rows in the forms. */
export function imagesPerRecord(env: Pick<Env, 'IMAGES_PER_RECORD'>): number {
  return Math.min(limitOf(env, 'IMAGES_PER_RECORD'), MAX_IMAGES);
}

export function pendingWritings(env: Pick<Env, 'PENDING_WRITINGS'>): number {
  return limitOf(env, 'PENDING_WRITINGS', 0);
}
