import { SWEEP_PAUSE_MS } from '@desert/drizzle/retention';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, expect, it } from 'vitest';
import { purgeDeleted } from '../records/purge.ts';
import { env, rowCount } from '../test/account.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import {
  addImage,
  IMAGE_SECTIONS,
  type ImageSection,
  newSubject,
  readImages,
} from '../test/images.ts';
import { clean, DAY_LATER, emptyPhotoStore, expectAgreed } from '../test/photo-store.ts';
import { pngOf } from '../test/png.ts';
import { keptFiles, photoForm, uploadPhoto } from '../test/uploads.ts';
import { PHOTOS_PER_STEP, sweepPhotos } from './sweep.ts';

const [, memories] = IMAGE_SECTIONS as [ImageSection, ImageSection];
let fan: Fan;

async function onRecord(section = memories, by = fan, file?: BodyInit) {
  const { url } = await uploadPhoto(by, file);
  const subject = await newSubject(section, by);
  return { url, subject, image: await addImage(section, by, subject, url) };
}

beforeEach(async () => {
  fan = await signedInFan();
  await emptyPhotoStore();
});

it('an unused photo is deleted with its files a day after its last upload', async () => {
  await uploadPhoto(fan, photoForm());
  await clean(Date.now());
  expect(await keptFiles()).toHaveLength(3);
  await clean(DAY_LATER());
  expect(await keptFiles()).toEqual([]);
  await expectAgreed();
  const file = pngOf(40, 30);
  const { id } = await uploadPhoto(fan, file);
  await env.DB.prepare('UPDATE photos SET check_at = 1').run();
  await uploadPhoto(fan, file);
  await clean(Date.now());
  expect(await rowCount('photos', `id = ${id}`)).toBe(1);
});

it('deleting an unused photo keeps the files of another member’s equal photo', async () => {
  const file = pngOf(40, 30);
  await uploadPhoto(fan, file);
  await onRecord(memories, await signedInFan(), file);
  await clean(DAY_LATER());
  expect(await rowCount('photos')).toBe(1);
  await expectAgreed();
});

it('unused photos are deleted in batches', async () => {
  await uploadPhoto(fan);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${2 * PHOTOS_PER_STEP})
       INSERT INTO photos (user_id, hash, format, width, height, sizes, bytes, alt, color, created_at, content)
         SELECT ${fan.id}, printf('%032d', i), 'png', 1, 1, '[1]', 1, '', '', 1, i FROM n`,
  ).run();
  await clean(DAY_LATER());
  expect(await rowCount('photos')).toBe(0);
  await expectAgreed();
});

const HOUR = 60 * 60_000;

it.each(IMAGE_SECTIONS)(
  'a photo of /$name is deleted only after its record cannot be restored, then within 26 hours',
  async (section) => {
    const { subject, image } = await onRecord(section);
    await clean(DAY_LATER());
    await clean(DAY_LATER() * 2);
    expect(await readImages(section, subject)).toEqual([image]);
    await expectAgreed();
    await fan.delete(`/${section.name}/${subject}/delete/`);
    await clean(DAY_LATER());
    expect(await keptFiles()).toHaveLength(1);
    await purgeDeleted(drizzle(env.DB), DAY_LATER());
    for (let hour = 0; hour < 26; hour += 1)
      await sweepPhotos(drizzle(env.DB), env.PHOTOS, Date.now() + hour * HOUR);
    await expectAgreed();
    expect(await keptFiles()).toEqual([]);
  },
);

it.each(IMAGE_SECTIONS)(
  'a photo that a sweep marked as unused stays if an image of /$name uses it before the next sweep',
  async (section) => {
    const { url } = await uploadPhoto(fan);
    await clean(Date.now());
    expect(await rowCount('photos', 'check_at IS NOT NULL')).toBe(1);
    const subject = await newSubject(section, fan);
    const image = await addImage(section, fan, subject, url);
    await clean(DAY_LATER());
    expect(await readImages(section, subject)).toEqual([image]);
    expect(await rowCount('photos', 'check_at IS NULL')).toBe(1);
    expect(await keptFiles()).toHaveLength(1);
  },
);

it('a record that is saved between two photo sweeps, or during one, keeps its photo', async () => {
  const { url } = await uploadPhoto(fan);
  await clean(DAY_LATER() - SWEEP_PAUSE_MS);
  expect(await rowCount('photos', 'check_at IS NOT NULL')).toBe(0);
  const subjects = await Promise.all(Array.from({ length: 6 }, () => newSubject(memories, fan)));
  const photos = await Promise.all(subjects.map(() => uploadPhoto(fan)));
  await env.DB.prepare('UPDATE photos SET created_at = 1, check_at = 1').run();
  await Promise.all([
    ...subjects.map((subject, at) =>
      fan.post('/memories/new/image/', { url: photos[at]!.url, memory_id: subject }),
    ),
    clean(DAY_LATER()),
  ]);
  expect(await keptFiles()).not.toContain(url.slice(1));
  await expectAgreed();
});

it('a photo of two deleted records stays after one of them is restored', async () => {
  const { url, subject } = await onRecord();
  const other = await newSubject(memories, fan);
  await addImage(memories, fan, other, url);
  for (const id of [subject, other]) await fan.delete(`/memories/${id}/delete/`);
  await fan.post(`/memories/${subject}/restore/`);
  await clean(DAY_LATER());
  expect(await readImages(memories, subject)).toMatchObject([{ url }]);
  await expectAgreed();
});
