import { type Image, INVALID_LINK } from '@desert/contract/photos/images';
import { beforeEach, expect, it } from 'vitest';
import { ORIGIN } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { addImage, ITEMS, newSubject, readImages } from '../../test/images.ts';

let owner: Fan;
let subject: number;
let image: Image;

beforeEach(async () => {
  owner = await signedInFan();
  subject = await newSubject(ITEMS, owner);
  image = await addImage(ITEMS, owner, subject);
});

const add = (body: object) => owner.post('/merch/new/image/', { merch_id: subject, ...body });

/** Sends the body as a new image and as an edit; expects 400 and no change. @returns both error bodies */
async function refusalsOf(body: object): Promise<unknown[]> {
  const responses = [await add(body), await owner.put(`/merch/${image.id}/images/edit/`, body)];
  expect(responses.map(({ status }) => status)).toEqual([400, 400]);
  expect(await readImages(ITEMS, subject)).toEqual([image]);
  return Promise.all(responses.map((response) => response.json()));
}

it.each([
  undefined,
  'javascript:alert(1)',
  // Addresses of this site, whose host is desert.test, outside its folder of pictures.
  `${ORIGIN}/api/auth/logout`,
  // An invalid address of a photo.
  '/photos/x-1.webp',
])('an image with the address %j is refused', async (url) => {
  const body = { errors: { url: url ? INVALID_LINK : 'Add a photo of your item' } };
  expect(await refusalsOf({ url })).toEqual([body, body]);
});

it('an image or its edit is refused if the record or the image does not exist', async () => {
  const body = { url: '/images/a.svg' };
  for (const merch_id of ['x', 1.5, '1; --'])
    expect((await add({ ...body, merch_id })).status).toBe(400);
  expect((await add({ ...body, merch_id: 999_999 })).status).toBe(404);
  for (const id of ['999999', '0', 'x', '9'.repeat(400)])
    expect((await owner.put(`/merch/${id}/images/edit/`, body)).status).toBe(404);
});
