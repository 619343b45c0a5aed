import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, expect, it } from 'vitest';
import { LIMITS } from '../../http/rate-limits/policies.ts';
import { env, rowCount } from '../../test/account.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { captureOutcome } from '../../test/outcome.ts';
import { pngOf } from '../../test/png.ts';
import { keptFiles, postPhoto, uploadPhoto } from '../../test/uploads.ts';
import { keepPhoto } from '../keep.ts';
import { cleanSizes } from '../sizes.ts';

let fan: Fan;

beforeEach(async () => {
  fan = await signedInFan();
});

it('an account can upload PHOTOS_PER_HOUR photos an hour', async () => {
  const environment = { ...env, PHOTOS_PER_HOUR: '2' };
  const keep = async (now: number) => {
    const sizes = cleanSizes([pngOf(4, 4)]);
    const to = { database: drizzle(env.DB), env: environment, user_id: fan.id };
    return captureOutcome(keepPhoto({ ...to, now, field: 'photo' }, sizes, { alt: '', color: '' }));
  };
  const start = Date.now();
  expect([(await keep(start)).ok, (await keep(start + 1)).ok]).toEqual([true, true]);
  expect(await keep(start + 2)).toEqual({
    ok: false,
    status: 429,
    errors: { photo: 'You can add up to 2 photos an hour. Please try again in 60 minutes.' },
    retryAfter: 3600,
  });
  expect((await keep(start + LIMITS.PHOTOS_PER_HOUR.window)).ok).toBe(true);
});

it('only successful uploads count toward an account’s hourly photo limit', async () => {
  const environment = { ...env, PHOTOS_PER_HOUR: 1 };
  expect((await postPhoto(fan, 'text', environment)).status).toBe(400);
  const full = { ...environment, PHOTO_BYTES_PER_ACCOUNT: 1 };
  expect((await postPhoto(fan, undefined, full)).status).toBe(409);
  const PHOTOS = { put: async () => Promise.reject(new Error('R2')) } as unknown as R2Bucket;
  expect((await postPhoto(fan, undefined, { ...environment, PHOTOS })).status).toBe(500);
  expect((await postPhoto(fan, undefined, environment)).status).toBe(201);
  const before = await keptFiles();
  const response = await postPhoto(fan, undefined, environment);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3000);
  expect(Object.keys((await response.json<{ errors: object }>()).errors)).toEqual(['photo']);
  expect(await keptFiles()).toEqual(before);
});

it('an account can store PHOTO_BYTES_PER_ACCOUNT bytes of photos, even with concurrent uploads', async () => {
  const files = Array.from({ length: 6 }, () => pngOf(40, 30));
  const room = files.slice(0, 3).reduce((sum, { byteLength }) => sum + byteLength, 0);
  const environment = { ...env, PHOTO_BYTES_PER_ACCOUNT: room + 20 };
  const responses = await Promise.all(files.map((file) => postPhoto(fan, file, environment)));
  const refused = responses.filter(({ status }) => status === 409);
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(refused).toHaveLength(3);
  expect(await refused[0]!.json()).toEqual({
    errors: { photo: expect.stringMatching(/out of photo space \(0 MB per account\)/) },
  });
  expect(await rowCount('photos', `user_id = ${fan.id}`)).toBe(3);
});

it('a photo that is sent again counts once toward an account’s bytes', async () => {
  const file = pngOf(40, 30);
  const environment = { ...env, PHOTO_BYTES_PER_ACCOUNT: file.byteLength };
  const { id } = await uploadPhoto(fan, file);
  const again = await postPhoto(fan, file, environment);
  expect(await again.json()).toMatchObject({ id });
});
