import { PHOTO_REMOVAL_TIME, PHOTO_UPLOAD_TIME } from '@desert/drizzle/retention';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, expect, it } from 'vitest';
import type { Env } from '../env.ts';
import { env, rowCount } from '../test/account.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { failingDatabase } from '../test/faulty.ts';
import { deleteAccountOf, signedInOwner } from '../test/owner.ts';
import {
  before,
  clean,
  DAY_LATER,
  emptyPhotoStore,
  expectAgreed,
  failing,
} from '../test/photo-store.ts';
import { pngOf } from '../test/png.ts';
import { keptFiles, photoForm, postPhoto, uploadPhoto } from '../test/uploads.ts';
import { removeFiles, removeUnusedPhotos } from './removal.ts';

const database = drizzle(env.DB);

let fan: Fan;

beforeEach(async () => {
  fan = await signedInFan();
  await emptyPhotoStore();
});

const withBucket = (PHOTOS: R2Bucket): Env => ({ ...env, PHOTOS });

it.each([
  ['files fail', () => withBucket(failing('put', 1)), 1],
  ['row fails', () => ({ ...env, DB: failingDatabase() }), 3],
])('between files and rows an upload whose %s leaves neither', async (_, environment, kept) => {
  const answer = await postPhoto(fan, photoForm(), environment());
  expect(answer.status).toBe(500);
  expect(Object.keys((await answer.json<{ errors: object }>()).errors)).toEqual(['message']);
  expect(await rowCount('photos')).toBe(0);
  // An upload that is under way keeps its files.
  await clean(Date.now());
  expect(await keptFiles()).toHaveLength(kept);
  await clean(Date.now() + PHOTO_UPLOAD_TIME + 1);
  expect(await keptFiles()).toEqual([]);
  await expectAgreed();
});

it('between files and rows a removal that fails is taken up again', async () => {
  await uploadPhoto(fan, photoForm());
  await removeUnusedPhotos(database, DAY_LATER());
  await expect(removeFiles(database, failing('delete'), DAY_LATER())).rejects.toThrow('R2');
  expect(await keptFiles()).toHaveLength(3);
  await clean(DAY_LATER());
  expect(await keptFiles()).toEqual([]);
  await expectAgreed();
});

it('between files and rows a photo that is just being removed is not kept before that is done', async () => {
  const file = pngOf(40, 30);
  await uploadPhoto(fan, file);
  await removeUnusedPhotos(database, DAY_LATER());
  const now = Date.now();
  await env.DB.prepare('UPDATE photo_removals SET claimed_at = ?').bind(now).run();
  const answer = await postPhoto(fan, file);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await answer.json()).toEqual({ errors: { photo: expect.stringMatching(/try again/) } });
  // Whoever claimed it is gone.
  await clean(DAY_LATER() + PHOTO_REMOVAL_TIME);
  await uploadPhoto(fan, file);
  await expectAgreed();
});

it('between files and rows an upload of a photo whose only owner goes meanwhile is kept', async () => {
  const owner = await signedInOwner();
  const file = pngOf(40, 30);
  await uploadPhoto(owner, file);
  const bucket = before(async () => {
    await deleteAccountOf(owner);
    await clean(Date.now());
  });
  expect((await postPhoto(fan, file, withBucket(bucket))).status).toBe(201);
  expect(await rowCount('photos', `user_id = ${fan.id}`)).toBe(1);
  await expectAgreed();
});

it('between files and rows files that were removed before all of them were put go in the end', async () => {
  const bucket = before(() => clean(DAY_LATER()));
  const answer = await postPhoto(fan, photoForm(), withBucket(bucket));
  expect(answer.status).toBe(503);
  expect((await keptFiles()).length).toBeGreaterThan(0);
  await clean(DAY_LATER());
  expect(await keptFiles()).toEqual([]);
  await expectAgreed();
});

it('between files and rows whatever comes at once, each row has its files, and at last each file its row', async () => {
  const files = Array.from({ length: 3 }, () => pngOf(40, 30));
  const fans = [fan, await signedInFan(), await signedInOwner()];
  const bucket = before(() => clean(Date.now()));
  const uploads = files.flatMap((file) =>
    fans.map((one) => postPhoto(one, file, withBucket(bucket))),
  );
  await Promise.all([...uploads, deleteAccountOf(fans[2]!), clean(Date.now())]);
  expect(await rowCount('photos')).toBeGreaterThan(0);
  await clean(Date.now() + PHOTO_UPLOAD_TIME + 1);
  await expectAgreed();
});
