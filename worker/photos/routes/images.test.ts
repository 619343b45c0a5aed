/** Uploaded photos as images of records. */
import type { Image } from '@desert/contract/photos/images';
import type { Photo } from '@desert/contract/photos/photos';
import { beforeEach, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { ORIGIN, post } from '../../test/api.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { addImage, ITEMS, newSubject, readImages } from '../../test/images.ts';
import { rowsRead } from '../../test/rows-read.ts';
import { photoForm, uploadPhoto } from '../../test/uploads.ts';

const NOT_YOURS = { errors: { url: 'This photo is no longer available. Choose it again.' } };

let owner: Fan;
let photo: Photo;
let subject: number;

beforeEach(async () => {
  owner = await signedInFan();
  photo = await uploadPhoto(owner, photoForm({ alt: 'A mug', color: '#8c2633' }));
  subject = await newSubject(ITEMS, owner);
});

const add = (body: object, options: object = {}) =>
  post('/merch/new/image/', { merch_id: subject, ...body }, { cookies: owner.cookies, ...options });

const looks = () => {
  const { width, height, sizes, color } = photo;
  return { width, height, sizes, color };
};

it('an image of the author’s own photo has its color and size, even after the record is restored', async () => {
  const headers = { 'Idempotency-Key': 'a'.repeat(22) };
  const added = await (await add({ url: photo.url }, { headers })).json<Image>();
  const image = { id: added.id, url: photo.url, alt: 'A mug', photo: looks(), merch_id: subject };
  expect(added).toEqual(image);
  expect(await (await add({ url: photo.url }, { headers })).json()).toEqual(image);
  expect(await readImages(ITEMS, subject)).toEqual([image]);
  const [listed] = await (await visitor.get('/merch/')).json<{ images: Image[] }[]>();
  expect(listed?.images[0]).toEqual(image);
  await owner.delete(`/merch/${subject}/delete/`);
  await owner.post(`/merch/${subject}/restore/`);
  expect(await readImages(ITEMS, subject)).toEqual([image]);
});

it('an image’s own description takes precedence over the description of its photo', async () => {
  const added = await add({ url: `${ORIGIN}${photo.url}?size=2`, alt: 'My mug' });
  const image = { url: photo.url, photo: looks(), alt: 'My mug' };
  expect(await added.json()).toMatchObject(image);
});

it('an image is refused if its photo is another member’s, deleted, or of another size', async () => {
  const others = await uploadPhoto(await signedInFan(), photoForm());
  const gone = photo.url.replace(/[0-9a-f]{32}/, 'f'.repeat(32));
  const small = photo.url.replace('-1000.', '-320.');
  for (const url of [others.url, `${ORIGIN}${others.url}`, gone, small]) {
    const response = await add({ url });
    expect([response.status, await response.json()]).toEqual([400, NOT_YOURS]);
  }
  expect(await readImages(ITEMS, subject)).toEqual([]);
  const image = await addImage(ITEMS, owner, subject);
  const edited = await owner.put(`/merch/${image.id}/images/edit/`, { url: others.url });
  expect([edited.status, await edited.json()]).toEqual([400, NOT_YOURS]);
  expect(await readImages(ITEMS, subject)).toEqual([image]);
});

it('an edit can change an image from an address to a photo, to another photo, and back', async () => {
  const image = await addImage(ITEMS, owner, subject);
  const path = `/merch/${image.id}/images/edit/`;
  const second = await uploadPhoto(owner, photoForm());
  for (const { url } of [photo, second]) {
    const edited = await (await owner.put(path, { url })).json();
    expect(edited).toMatchObject({ url, alt: image.alt, photo: { width: 1000 } });
    expect(await readImages(ITEMS, subject)).toEqual([edited]);
  }
  await owner.put(path, { url: '/images/b.svg' });
  expect(await readImages(ITEMS, subject)).toEqual([{ ...image, url: '/images/b.svg' }]);
});

it('reading a record costs one more row for each uploaded photo', async () => {
  const read = () => rowsRead(`/merch/${subject}/`, { cookies: '' });
  for (const url of ['/images/a.svg', '/images/b.svg', '/images/c.svg'])
    await addImage(ITEMS, owner, subject, url);
  const plain = await read();
  const sql = `UPDATE images SET photo_id = ?, url = ? WHERE kind = 'merch' AND record_id = ?`;
  await env.DB.prepare(sql).bind(photo.id, photo.url, subject).run();
  expect(await readImages(ITEMS, subject)).toMatchObject([{ photo: looks() }, {}, {}]);
  expect(await read()).toBe(plain + 3);
});
