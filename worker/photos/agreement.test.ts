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

let fan: Fan;

beforeEach(async () => {
  fan = await signedInFan();
  await emptyPhotoStore();
});

const withBucket = (PHOTOS: R2Bucket): Env => ({ ...env, PHOTOS });

it.each([
  ['files fail', () => withBucket(failing('put', 1)), 1],
  ['row fails', () => ({ ...env, DB: failingDatabase(0) }), 3],
])(
  'an upload whose %s stores no photo, and its files are deleted after a day',
  async (_, environment, kept) => {
    const response = await postPhoto(fan, photoForm(), environment());
    expect(response.status).toBe(500);
    expect(Object.keys((await response.json<{ errors: object }>()).errors)).toEqual(['message']);
    expect(await rowCount('photos')).toBe(0);
    // An upload that is under way keeps its files.
    await clean(Date.now());
    expect(await keptFiles()).toHaveLength(kept);
    await clean(DAY_LATER());
    expect(await keptFiles()).toEqual([]);
    await expectAgreed();
  },
);

it('a photo sweep that fails to delete files leaves them to the next sweep', async () => {
  await uploadPhoto(fan, photoForm());
  await expect(clean(DAY_LATER(), failing('delete'))).rejects.toThrow('R2');
  expect(await rowCount('photos')).toBe(0);
  expect(await keptFiles()).toHaveLength(3);
  await clean(DAY_LATER());
  expect(await keptFiles()).toEqual([]);
});

it('a photo keeps its files if it is uploaded again while a sweep deletes it', async () => {
  const file = pngOf(40, 30);
  await uploadPhoto(fan, file);
  const bucket = before(() => clean(DAY_LATER()));
  await env.DB.prepare("UPDATE photos SET content = 'other'").run();
  expect((await postPhoto(fan, file, withBucket(bucket))).status).toBe(201);
  expect(await rowCount('photos')).toBe(1);
  await expectAgreed();
});

it('after concurrent uploads, sweeps and an account deletion, photo rows and files match', async () => {
  const files = Array.from({ length: 3 }, () => pngOf(40, 30));
  const fans = [fan, await signedInFan(), await signedInOwner()];
  const bucket = before(() => clean(Date.now()));
  const uploads = files.flatMap((file) =>
    fans.map((uploader) => postPhoto(uploader, file, withBucket(bucket))),
  );
  await Promise.all([...uploads, deleteAccountOf(fans[2]!), clean(Date.now())]);
  expect(await rowCount('photos')).toBeGreaterThan(0);
  await clean(DAY_LATER());
  await expectAgreed();
});
