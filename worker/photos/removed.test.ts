/** Photos of removed records cannot come back. */
import { type RuleName, RULES } from '@desert/contract/moderation/moderation';
import { PHOTO_PARTS } from '@desert/contract/photos/photos';
import { beforeEach, expect, it } from 'vitest';
import { appeal, readOutcomes } from '../test/appeals.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { actOn, signedInModerator } from '../test/moderators.ts';
import { png } from '../test/photos/files.ts';
import { pngOf, textChunk } from '../test/png.ts';
import { photoForm, postPhoto, uploadPhoto } from '../test/uploads.ts';

const REMOVED = { photo: 'A moderator removed this photo, so it can’t be posted again.' };

let author: Fan;
let moderator: Fan;

beforeEach(async () => {
  [author, moderator] = await Promise.all([signedInFan(), signedInModerator()]);
});

/** The same picture with words in its metadata: after the signature and the header, of 8 and 25 bytes. */
function withWords(picture: Uint8Array): Uint8Array<ArrayBuffer> {
  const words = png(textChunk('new words')).slice(8);
  return Uint8Array.from([...picture.slice(0, 33), ...words, ...picture.slice(33)]);
}

const newPicture = () => pngOf(40, 30);

async function postMemory(fan: Fan, url: string) {
  const story = { title: 'A night', details: 'We stayed', images: [{ url, alt: '' }] };
  const response = await fan.post('/memories/new/', story);
  return { status: response.status, body: await response.json<{ id: number; errors: object }>() };
}

async function removeMemoryWith(
  picture: Uint8Array<ArrayBuffer>,
  { rule = 'law', by = author }: { rule?: RuleName | ''; by?: Fan } = {},
) {
  const { url } = await uploadPhoto(by, picture);
  const { body } = await postMemory(by, url);
  expect((await actOn(moderator, 'remove', 'memories', body.id, { rule })).status).toBe(201);
  return { id: body.id, url };
}

it('a photo that a moderator removed cannot be uploaded again by anyone, even with other metadata', async () => {
  const picture = newPicture();
  await removeMemoryWith(picture);
  for (const fan of [author, await signedInFan()]) {
    for (const file of [picture, withWords(picture)]) {
      const refused = await postPhoto(fan, file);
      expect([refused.status, await refused.json()]).toEqual([403, { errors: REMOVED }]);
    }
  }
});

it.each([...(Object.keys(RULES) as RuleName[]), '' as const])(
  'the photo of a record removed under the rule "%s" is blocked only if anyone’s post of it breaks the rule',
  async (rule) => {
    const picture = newPicture();
    await removeMemoryWith(picture, { rule });
    const owner = await signedInFan();
    const isBlocked = rule === 'law' || rule === 'safe';
    expect((await postPhoto(owner, picture)).status).toBe(isBlocked ? 403 : 201);
  },
);

it('a removal that is taken back lifts its own block of a photo, not another’s', async () => {
  const [picture, other, second] = [newPicture(), await signedInFan(), await signedInModerator()];
  const { url: otherUrl } = await uploadPhoto(other, picture);
  const copy = (await postMemory(other, otherUrl)).body;
  const { id } = await removeMemoryWith(picture);
  await actOn(moderator, 'remove', 'memories', copy.id, { rule: 'law' });
  await appeal(author);
  await actOn(second, 'withdraw', 'memories', id);
  expect(await readOutcomes(author)).toEqual({ remove: 'changed' });
  expect((await postPhoto(author, picture)).status).toBe(403);
  await appeal(other);
  await actOn(second, 'withdraw', 'memories', copy.id);
  expect((await postPhoto(author, picture)).status).toBe(201);
});

it('a warning that is taken back lifts no block', async () => {
  const [picture, second] = [newPicture(), await signedInModerator()];
  const { id } = await removeMemoryWith(picture);
  await actOn(moderator, 'warn', 'memories', id);
  await appeal(author);
  await actOn(second, 'withdraw', 'memories', id);
  expect(await readOutcomes(author)).toEqual({ warn: 'changed' });
  expect((await postPhoto(author, picture)).status).toBe(403);
});

it('a photo that a moderator removed cannot be posted again while its file still exists', async () => {
  const { url } = await removeMemoryWith(newPicture());
  const again = await postMemory(author, url);
  expect([again.status, Object.keys(again.body.errors)]).toEqual([400, ['images.0.url']]);
});

it('a photo of a hidden or deleted record can be uploaded again', async () => {
  const picture = newPicture();
  const { url } = await uploadPhoto(author, picture);
  const { id } = (await postMemory(author, url)).body;
  await actOn(moderator, 'hide', 'memories', id);
  expect((await postPhoto(author, picture)).status).toBe(201);
  await actOn(moderator, 'put-back', 'memories', id);
  await author.delete(`/memories/${id}/delete/`);
  expect((await postPhoto(author, picture)).status).toBe(201);
});

it('a record with the same photo as a removed record can still be edited', async () => {
  const picture = newPicture();
  const { url } = await uploadPhoto(author, picture);
  const other = (await postMemory(author, url)).body;
  await removeMemoryWith(picture);
  const read = await author.get(`/memories/${other.id}/`);
  const { images } = await read.json<{ images: { id: number; url: string; alt: string }[] }>();
  const edit = { title: 'Another', details: 'We stayed', images };
  expect((await author.put(`/memories/${other.id}/edit/`, edit)).status).toBe(200);
});

it('a photo is recognized as the same whatever smaller sizes are uploaded with it', async () => {
  const form = photoForm();
  const first = await uploadPhoto(author, form);
  const [largest] = form.getAll(PHOTO_PARTS.photo) as File[];
  expect((await uploadPhoto(author, largest)).id).toBe(first.id);
});
