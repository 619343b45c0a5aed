import { RESTORE_WINDOW, UNUSED_PHOTO_LIFETIME } from '@desert/drizzle/retention';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../api/app.ts';
import { STEP as MOVED } from '../records/take-out.ts';
import { finishMoves } from '../records/unfinished.ts';
import { env, rowCount } from '../test/account.ts';
import { ORIGIN } from '../test/api.ts';
import { countedBatches } from '../test/counted-batches.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { addImage, IMAGE_SECTIONS, newSubject, readImages } from '../test/images.ts';
import { clean, DAY_LATER, emptyPhotoStore, expectAgreed } from '../test/photo-store.ts';
import { pngOf } from '../test/png.ts';
import { upTo } from '../test/rows-read.ts';
import { keptFiles, photoForm, uploadPhoto } from '../test/uploads.ts';
import { STEP } from './removal.ts';

let fan: Fan;

beforeEach(async () => {
  fan = await signedInFan();
  await emptyPhotoStore();
});

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

it('stays with a memory whose deletion took a while, until that can no more be put back', async () => {
  const memories = IMAGE_SECTIONS.find(({ name }) => name === 'memories');
  const subject = await newSubject(memories!, fan);
  await addImage(memories!, fan, subject, (await uploadPhoto(fan)).url);
  await env.DB.prepare(
    `INSERT INTO memory_comments (user_id, created_at, memory_id, content) SELECT ${fan.id}, 1, ${subject}, 'Words' FROM ${upTo(MOVED + 1)}`,
  ).run();
  const cut = { ...env, DB: countedBatches(2).database };
  const headers = { Origin: ORIGIN, Cookie: fan.cookies };
  const path = `${ORIGIN}/api/memories/${subject}`;
  await api.request(`${path}/delete/`, { method: 'DELETE', headers }, cut);
  await env.DB.prepare('UPDATE photos SET check_at = 1').run();
  expect(await finishMoves(drizzle(env.DB))).toBe(1);
  await clean(Date.now());
  expect((await fan.post(`/memories/${subject}/restore/`)).status).toBe(200);
  expect(await readImages(memories!, subject)).toHaveLength(1);
  await expectAgreed();
});
