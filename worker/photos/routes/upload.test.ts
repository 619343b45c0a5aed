import { MAX_PHOTO_BYTES, type Photo, MAX_PHOTO_ALT } from '@desert/contract/photos/photos';
import { beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { callApi } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { pngOf, textChunk } from '../../test/png.ts';
import { keptFiles, photoForm, postPhoto, uploadPhoto } from '../../test/uploads.ts';

let fan: Fan;

beforeEach(async () => {
  fan = await signedInFan();
  await env.PHOTOS.delete(await keptFiles());
});

const rows = () => rowCount('photos', `user_id = ${fan.id}`);

/** Expects an error response in the API’s shape, and that neither a row nor a file is stored. */
async function expectRefused(response: Response, status: number, errors: object): Promise<void> {
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ errors });
  expect(await rows()).toBe(0);
  expect(await keptFiles()).toEqual([]);
}

it('an uploaded photo is stored without its metadata, at an address of this site', async () => {
  const response = await postPhoto(fan, pngOf(40, 30, [textChunk('the garden gate')]));
  expect(response.status).toBe(201);
  const photo = await response.json<Photo>();
  expect(photo).toEqual({
    id: expect.any(Number),
    url: expect.stringMatching(/^\/photos\/[0-9a-f]{32}-40\.png$/),
    width: 40,
    height: 30,
    sizes: [40],
    color: '',
    alt: '',
  });
  const file = await env.PHOTOS.get(photo.url.slice(1));
  expect(await file!.text()).not.toContain('garden');
  expect(await rows()).toBe(1);
});

it('a photo form stores three sizes and a description', async () => {
  const photo = await uploadPhoto(fan, photoForm({ alt: ' A mug ', color: '#8c2633' }));
  expect(photo).toMatchObject({ width: 1000, height: 500, sizes: [320, 960, 1000] });
  expect(photo).toMatchObject({ color: '#8c2633', alt: 'A mug' });
  const kept = await keptFiles();
  for (const width of photo.sizes)
    expect(kept).toContain(photo.url.slice(1).replace('-1000.', `-${width}.`));
});

it('a photo that is sent again is stored once per account', async () => {
  const other = await signedInFan();
  const file = pngOf(40, 30);
  const before = await keptFiles();
  const first = await uploadPhoto(fan, file);
  expect(await uploadPhoto(fan, file)).toEqual(first);
  const others = await uploadPhoto(other, file);
  expect(others).toEqual({ ...first, id: others.id, url: others.url });
  expect(others.id).not.toBe(first.id);
  expect(await keptFiles()).toHaveLength(before.length + 2);
  expect(await rows()).toBe(1);
});

it('concurrent uploads of one photo store it once', async () => {
  const file = pngOf(40, 30);
  const responses = await Promise.all(Array.from({ length: 6 }, () => uploadPhoto(fan, file)));
  expect(new Set(responses.map((photo) => JSON.stringify(photo))).size).toBe(1);
  expect(await rows()).toBe(1);
});

const postAs = (type: string, body: BodyInit, more: Record<string, string> = {}) => {
  const headers = { 'Content-Type': type, ...more };
  return callApi('/photos/', { method: 'POST', body, cookies: fan.cookies, headers });
};

it('an upload over 8 MB is refused, with or without Content-Length', async () => {
  const size = MAX_PHOTO_BYTES + 1;
  const form = new FormData();
  for (const bytes of [1000, size - 1000]) form.append('photo', new Blob([new Uint8Array(bytes)]));
  const bodies = [new Uint8Array(size), new Blob([new Uint8Array(size)]).stream(), form];
  expect.assertions(bodies.length * 4);
  for (const body of bodies) {
    const errors = { photo: 'Photos can be up to 8 MB.' };
    await expectRefused(await postPhoto(fan, body), 413, errors);
  }
});

it('a photo form is refused unless it is readable and has one to three photos', async () => {
  const photo = expect.any(String) as string;
  const [four, text] = [photoForm(), new FormData()];
  four.append('photo', new Blob([pngOf(3, 3)]));
  text.set('photo', 'no file');
  for (const form of [new FormData(), four, text])
    await expectRefused(await postPhoto(fan, form), 400, { photo });
  const broken = await postAs('multipart/form-data; boundary=x', '--x\r\nContent-Disp');
  await expectRefused(broken, 400, { message: 'We couldn’t read the form.' });
  await expectRefused(await postAs('application/json', '{}'), 415, { photo });
});

it.each([
  ['of another picture’s shape', [pngOf(1000, 500), pngOf(320, 320)]],
  ['that are the same', [pngOf(1000, 500), pngOf(320, 160), pngOf(320, 160)]],
  ['of a width that no page uses', [pngOf(1000, 500), pngOf(500, 250)]],
])('a photo with smaller sizes %s is refused', async (_, files) => {
  const form = new FormData();
  for (const file of files) form.append('photo', new Blob([file]));
  const photo = expect.stringMatching('sizes of this photo don’t match') as string;
  await expectRefused(await postPhoto(fan, form), 400, { photo });
});

it.each([
  ['alt', 'x'.repeat(MAX_PHOTO_ALT + 1)],
  ['alt', 'a\u0000b'],
  ['color', 'red'],
  ['color', '#8c2633;background:url(/)'],
])('a photo with an invalid %s is refused', async (name, value) => {
  const response = await postPhoto(fan, photoForm({ [name]: value }));
  await expectRefused(response, 400, { [name]: expect.any(String) as string });
});

it('a photo upload that is cut off stores nothing', async () => {
  const file = pngOf(40, 30);
  for (let length = 0; length < file.byteLength; length += 7) {
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(file.slice(0, length));
        controller.error(new Error('cut'));
      },
    });
    expect((await postPhoto(fan, cut)).status).toBe(500);
  }
  expect(await rows()).toBe(0);
});
