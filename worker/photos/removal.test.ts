import {
  PHOTO_REMOVAL_TIME,
  PHOTO_UPLOAD_TIME,
  RESTORE_WINDOW,
  UNUSED_PHOTO_LIFETIME,
} from '@desert/drizzle/retention';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Env } from '../env.ts';
import { env, rowCount } from '../test/account.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { addImage, IMAGE_SECTIONS, newSubject, readImages } from '../test/images.ts';
import { deleteAccountOf, signedInOwner } from '../test/owner.ts';
import { keptFiles, photoForm, pngOf, postPhoto, uploadPhoto } from '../test/uploads.ts';
import { expectSound } from '../test/whole-database.ts';
import { removeFiles, removeUnusedPhotos, STEP } from './removal.ts';

const database = drizzle(env.DB);
const DAY_LATER = () => Date.now() + UNUSED_PHOTO_LIFETIME + 1;

let fan: Fan;

beforeEach(async () => {
  fan = await signedInFan();
  await env.DB.batch(
    ['memory_images', 'merch_images', 'deleted_rows', 'photos', 'photo_removals'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  await env.PHOTOS.delete(await keptFiles());
});

/** What the cron does with photos. */
async function clean(now: number): Promise<void> {
  await removeUnusedPhotos(database, now);
  await removeFiles(database, env.PHOTOS, now);
}

/** Whether each file has a row and each row its files. */
async function expectAgreed(): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT DISTINCT 'photos/' || hash || '-' || value || '.' || format AS key
     FROM photos, json_each(photos.sizes) ORDER BY key`,
  ).all<{ key: string }>();
  expect(await keptFiles()).toEqual(results.map(({ key }) => key));
  expect(await rowCount('photo_removals')).toBe(0);
  await expectSound();
}

/** A bucket in which one thing fails. */
function failing(method: 'put' | 'delete', from = 0): R2Bucket {
  let calls = 0;
  return new Proxy(env.PHOTOS, {
    get(bucket, name: keyof R2Bucket) {
      if (name === method && (calls += 1) > from)
        return async () => Promise.reject(new Error('R2'));
      const value = bucket[name] as unknown;
      return typeof value === 'function' ? value.bind(bucket) : value;
    },
  });
}

describe('a photo that no record uses', () => {
  it('goes after a day, with all of its files', async () => {
    await uploadPhoto(fan, photoForm());
    await clean(Date.now() + UNUSED_PHOTO_LIFETIME - 1000);
    expect(await keptFiles()).toHaveLength(3);
    await clean(DAY_LATER());
    expect(await keptFiles()).toEqual([]);
    await expectAgreed();
  });

  it('stays a day longer where it is sent again', async () => {
    const file = pngOf(40, 30);
    const { id } = await uploadPhoto(fan, file);
    await env.DB.prepare('UPDATE photos SET check_at = 1').run();
    await uploadPhoto(fan, file);
    await clean(Date.now());
    expect(await rowCount('photos', `id = ${id}`)).toBe(1);
  });

  it('leaves the files that another member’s photo needs', async () => {
    const file = pngOf(40, 30);
    const other = await signedInFan();
    await uploadPhoto(fan, file);
    const [section] = IMAGE_SECTIONS;
    await addImage(
      section!,
      other,
      await newSubject(section!, other),
      (await uploadPhoto(other, file)).url,
    );
    await clean(DAY_LATER());
    expect(await rowCount('photos')).toBe(1);
    await expectAgreed();
  });

  it('goes with many others, in batches', async () => {
    await uploadPhoto(fan);
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${2 * STEP})
       INSERT INTO photos SELECT NULL, ${fan.id}, printf('%032d', i), 'png', 1, 1, '[1]', 1, '', '', 1, 1 FROM n`,
    ).run();
    await clean(DAY_LATER());
    expect(await rowCount('photos')).toBe(0);
    await expectAgreed();
  });
});

describe.each(IMAGE_SECTIONS)('a photo of /$name', (section) => {
  it('stays as long as a record uses it', async () => {
    const { url } = await uploadPhoto(fan);
    const subject = await newSubject(section, fan);
    const image = await addImage(section, fan, subject, url);
    await clean(DAY_LATER());
    await clean(DAY_LATER() * 2);
    expect(await readImages(section, subject)).toEqual([image]);
    await expectAgreed();
  });

  it('goes when its deleted record cannot be put back any more, and not before', async () => {
    const { url } = await uploadPhoto(fan);
    const subject = await newSubject(section, fan);
    await addImage(section, fan, subject, url);
    await fan.delete(`/${section.name}/${subject}/delete/`);
    await clean(Date.now() + RESTORE_WINDOW);
    expect(await keptFiles()).toHaveLength(1);
    await clean(Date.now() + 2 * RESTORE_WINDOW + 1);
    await expectAgreed();
    expect(await keptFiles()).toEqual([]);
  });

  it('stays where one of two records is deleted, or its record is put back', async () => {
    const { url } = await uploadPhoto(fan);
    const subjects = [await newSubject(section, fan), await newSubject(section, fan)];
    for (const subject of subjects) await addImage(section, fan, subject, url);
    for (const subject of subjects) await fan.delete(`/${section.name}/${subject}/delete/`);
    await fan.post(`/${section.name}/${subjects[0]}/restore/`);
    await clean(DAY_LATER());
    expect(await readImages(section, subjects[0]!)).toMatchObject([{ url }]);
    await expectAgreed();
  });

  it('goes a day after another picture took its place', async () => {
    const { url } = await uploadPhoto(fan);
    const subject = await newSubject(section, fan);
    const { id } = await addImage(section, fan, subject, url);
    await clean(DAY_LATER());
    await fan.put(`/${section.name}/${id}/images/edit/`, { url: '/images/a.svg' });
    await clean(Date.now() + UNUSED_PHOTO_LIFETIME - 1000);
    expect(await keptFiles()).toHaveLength(1);
    await clean(DAY_LATER());
    expect(await keptFiles()).toEqual([]);
    await expectAgreed();
  });
});

describe('between files and rows', () => {
  const withBucket = (PHOTOS: R2Bucket): Env => ({ ...env, PHOTOS });

  it('an upload whose files fail leaves neither', async () => {
    const answer = await postPhoto(fan, photoForm(), withBucket(failing('put', 1)));
    expect(answer.status).toBe(500);
    expect(Object.keys((await answer.json<{ errors: object }>()).errors)).toEqual(['message']);
    expect(await rowCount('photos')).toBe(0);
    expect(await keptFiles()).toHaveLength(1);
    await clean(Date.now() + PHOTO_UPLOAD_TIME + 1);
    expect(await keptFiles()).toEqual([]);
    await expectAgreed();
  });

  it('an upload whose row fails leaves neither', async () => {
    let batches = 0;
    const DB = new Proxy(env.DB, {
      get(target, name: keyof D1Database) {
        if (name === 'batch' && (batches += 1) > 1)
          return async () => Promise.reject(new Error('D1'));
        const value = target[name] as unknown;
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const answer = await postPhoto(fan, photoForm(), { ...env, DB });
    expect(answer.status).toBe(500);
    expect(await rowCount('photos')).toBe(0);
    expect(await keptFiles()).toHaveLength(3);
    await clean(Date.now() + PHOTO_UPLOAD_TIME + 1);
    await expectAgreed();
  });

  it('an upload that is under way keeps its files', async () => {
    await postPhoto(fan, photoForm(), withBucket(failing('put', 1)));
    await clean(Date.now());
    expect(await keptFiles()).toHaveLength(1);
  });

  it('a removal that fails is taken up again', async () => {
    await uploadPhoto(fan, photoForm());
    await removeUnusedPhotos(database, DAY_LATER());
    await expect(removeFiles(database, failing('delete'), DAY_LATER())).rejects.toThrow('R2');
    expect(await keptFiles()).toHaveLength(3);
    await clean(DAY_LATER());
    expect(await keptFiles()).toEqual([]);
    await expectAgreed();
  });

  it('a photo that is just being removed is not kept before that is done', async () => {
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

  it('whatever comes at once, they agree', async () => {
    const files = Array.from({ length: 3 }, () => pngOf(40, 30));
    const fans = [fan, await signedInFan(), await signedInOwner()];
    const uploads = files.flatMap((file) => fans.map((one) => postPhoto(one, file)));
    const cleaning = Array.from({ length: 6 }, () => clean(DAY_LATER()));
    const [answers] = await Promise.all([
      Promise.all(uploads),
      deleteAccountOf(fans[2]!),
      ...cleaning,
    ]);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    await clean(DAY_LATER());
    await clean(DAY_LATER() + PHOTO_UPLOAD_TIME);
    await expectAgreed();
  });
});
