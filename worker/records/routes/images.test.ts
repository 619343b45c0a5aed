/** The author of a record adds, edits and removes its images. */
import { CHANGED_MEANWHILE } from '@desert/contract/records/records';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { addImage, ITEMS, newSubject, readImages } from '../../test/images.ts';
import { pngOf } from '../../test/png.ts';
import { uploadPhoto } from '../../test/uploads.ts';

let owner: Fan;
let other: Fan;
let subject: number;

beforeAll(async () => {
  [owner, other] = [await signedInFan(), await signedInFan()];
});

beforeEach(async () => {
  subject = await newSubject(ITEMS, owner);
});

const url = '/images/other.svg';
const edit = (id: number, body: object, by = owner) => by.put(`/merch/${id}/images/edit/`, body);
const remove = async (id: number, by = owner) =>
  (await by.delete(`/merch/${id}/images/delete/`)).status;

it('an edited image keeps its place, and its description unless a new one is sent', async () => {
  const urls = ['/images/c.svg', 'https://example.com/a.jpg', '/images/b.svg'];
  for (const url of urls) await addImage(ITEMS, owner, subject, url);
  const images = await readImages(ITEMS, subject);
  expect(images.map(({ url }) => url)).toEqual(urls);
  const first = { url: '/images/c.svg', alt: 'A scarf', merch_id: subject };
  expect(images[0]).toEqual({ id: expect.any(Number) as number, ...first });
  const [image, ...others] = images as [(typeof images)[0], ...typeof images];
  const edited = await (await edit(image.id, { url })).json();
  expect(edited).toEqual({ ...image, url });
  expect(await readImages(ITEMS, subject)).toEqual([edited, ...others]);
  await edit(image.id, { url, alt: '' });
  const unsaid = [{ ...image, url, alt: '' }, ...others];
  expect(await readImages(ITEMS, subject)).toEqual(unsaid);
  // These images are no uploaded photos.
  expect(await remove(image.id)).toBe(409);
  expect(await readImages(ITEMS, subject)).toEqual(unsaid);
});

it('a record has at most 12 images, however many are added at once', async () => {
  const body = { url, merch_id: String(subject) };
  const adding = Array.from({ length: 20 }, () => owner.post('/merch/new/image/', body));
  const responses = await Promise.all(adding);
  const refused = responses.filter(({ status }) => status === 409);
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(12);
  expect(refused).toHaveLength(8);
  expect(await refused[0]!.json()).toEqual({ errors: { url: 'You can add up to 12 photos' } });
  expect(await readImages(ITEMS, subject)).toHaveLength(12);
});

it('an image can be removed only by the record’s author, and only while another image stays', async () => {
  const images = [];
  for (const width of [30, 40]) {
    const { url } = await uploadPhoto(owner, pngOf(width, 30));
    images.push(await addImage(ITEMS, owner, subject, url));
  }
  const [first, second] = images as [(typeof images)[0], (typeof images)[0]];
  expect(await remove(first.id, other)).toBe(403);
  // Both at once: one stays.
  const statuses = await Promise.all([remove(first.id), remove(second.id)]);
  expect(statuses.toSorted()).toEqual([200, 409]);
  const [kept, ...others] = await readImages(ITEMS, subject);
  expect(others).toEqual([]);
  expect(await remove(kept?.id === first.id ? second.id : first.id)).toBe(404);
});

it('an image is not replaced by an edit that is based on an older version of it', async () => {
  const { id, ...image } = await addImage(ITEMS, owner, subject);
  const base = { url: image.url, alt: image.alt };
  for (const _ of [1, 2]) expect((await edit(id, { url: '/images/b.svg', base })).status).toBe(200);
  const refused = await edit(id, { url: '/images/c.svg', alt: 'C', base });
  expect(refused.status).toBe(409);
  const now = { ...image, url: '/images/b.svg' };
  expect(await refused.json()).toMatchObject({
    errors: { url: CHANGED_MEANWHILE },
    image: { id, ...now },
  });
  expect(await readImages(ITEMS, subject)).toMatchObject([now]);
});
