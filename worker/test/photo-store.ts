/** The photo bucket together with the rows of photos, in tests. */
import { UNUSED_PHOTO_LIFETIME_MS } from '@desert/drizzle/retention';
import { drizzle } from 'drizzle-orm/d1';
import { expect } from 'vitest';
import { DIGITS, sweepPhotos } from '../photos/sweep.ts';
import { env } from './account.ts';
import { withMethod } from './faulty.ts';
import { keptFiles } from './uploads.ts';
import { expectSound } from './whole-database.ts';

const database = drizzle(env.DB);

/** Returns when photos that are unused now may be deleted, in ms since 1970. */
export const DAY_LATER = () => Date.now() + UNUSED_PHOTO_LIFETIME_MS + 1;

/** Deletes all photos, and the images that could use them. */
export async function emptyPhotoStore(): Promise<void> {
  await env.DB.batch(['images', 'photos'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await env.PHOTOS.delete(await keptFiles());
}

const HOUR = 60 * 60_000;

/** Runs the sweeps of 17 hours from `now` (ms since 1970) on: one per digit, and one to delete what the last marked. */
export async function clean(now: number, bucket = env.PHOTOS): Promise<void> {
  for (let hour = 0; hour <= DIGITS.length; hour += 1)
    await sweepPhotos(database, bucket, now + hour * HOUR);
}

export async function expectAgreed(): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT DISTINCT 'photos/' || hash || '-' || value || '.' || format AS key
     FROM photos, json_each(photos.sizes) ORDER BY key`,
  ).all<{ key: string }>();
  expect(await keptFiles()).toEqual(results.map(({ key }) => key));
  await expectSound();
}

/** A bucket that runs a function before each `put`. */
export function before(put: () => Promise<void>): R2Bucket {
  return withMethod(env.PHOTOS, 'put', (async (...given: Parameters<R2Bucket['put']>) => {
    await put();
    return env.PHOTOS.put(...given);
  }) as R2Bucket['put']);
}

export function failing(method: 'put' | 'delete', from = 0): R2Bucket {
  let calls = 0;
  return withMethod(env.PHOTOS, method, (async (...given: [never, never]) => {
    if ((calls += 1) > from) throw new Error('R2');
    return env.PHOTOS[method](...given);
  }) as never);
}
