/** Pending records and edits, as their author, readers and moderators see them. */
import { beforeEach, expect, it } from 'vitest';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { addImage, ITEMS, readImages } from '../../test/images.ts';
import { passDay } from '../../test/market.ts';
import { actOn, caseOf, signedInModerator, signedInNewcomer } from '../../test/moderators.ts';
import { newComment, NEWS } from '../../test/stories.ts';
import { uploadPhoto } from '../../test/uploads.ts';
import { expectSound } from '../../test/whole-database.ts';

const LINK = 'See https://example.com/a';
const POST = { title: 'A title', details: LINK };
const ITEM = { name: 'Scarf', description: LINK, price: 12.5 };

let newcomer: Fan;
let moderator: Fan;

beforeEach(async () => {
  [newcomer, moderator] = await Promise.all([signedInNewcomer(), signedInModerator()]);
});

interface Made {
  id: number;
  pending?: true;
}

const write = async (fan: Fan, body: object = POST) =>
  (await fan.post('/news/new/', body)).json<Made>();
const sell = async (body: object = ITEM) => (await newcomer.post('/merch/new/', body)).json<Made>();
const statusOf = async (id: number) => (await visitor.get(`/news/${id}/`)).status;

it('an edit that adds a link is invisible to readers until a moderator approves it', async () => {
  const { id } = await write(newcomer, { title: 'A title', details: 'Plain' });
  const edit = async (body: object) => (await newcomer.put(`/news/${id}/edit/`, body)).json<Made>();
  const read = async () => (await visitor.get(`/news/${id}/`)).json<object>();
  expect(await edit(POST)).toMatchObject({ pending: true, details: 'Plain' });
  expect(await read()).toMatchObject({ details: 'Plain' });
  expect(await read()).not.toHaveProperty('edited_at');
  expect(await read()).not.toHaveProperty('edit_pending');
  expect(await (await newcomer.get(`/news/${id}/`)).json()).toHaveProperty('edit_pending', true);
  expect(await caseOf(moderator, 'news', id)).toMatchObject({
    state: 'open',
    hidden: false,
    pending: true,
    context: { text: LINK, is_edit: true },
  });
  await actOn(moderator, 'put-back', 'news', id);
  expect(await read()).toMatchObject({ details: LINK, edited_at: expect.any(String) });
  expect(await edit({ ...POST, title: 'Another' })).not.toHaveProperty('pending');
  expect(await read()).toMatchObject({ title: 'Another' });
  const details = `${LINK} and https://example.com/b`;
  expect(await edit({ ...POST, details })).toMatchObject({ pending: true, details: LINK });
  await expectSound();
});

it('a pending edit that is sent again stays pending, even if the newcomer’s reviews are used up', async () => {
  const { id } = await write(newcomer, { title: 'A title', details: 'Plain' });
  await write(newcomer);
  await write(newcomer, { ...POST, title: 'Another' });
  const edit = async () => (await newcomer.put(`/news/${id}/edit/`, POST)).json<Made>();
  expect(await edit()).toMatchObject({ pending: true, details: 'Plain' });
  expect(await edit()).toMatchObject({ pending: true, details: 'Plain' });
  expect(await (await visitor.get(`/news/${id}/`)).json()).toMatchObject({ details: 'Plain' });
});

it('a pending record is visible only to moderators and its author, who can edit and delete it', async () => {
  const stranger = await signedInFan();
  const waiting = async (by: Fan) => (await by.get('/account/pending/')).json<object[]>();
  const { id } = await write(newcomer);
  expect(await (await newcomer.get(`/news/${id}/`)).json()).toMatchObject({
    pending: true,
    details: LINK,
    comments: [],
  });
  for (const by of [visitor, stranger]) expect((await by.get(`/news/${id}/`)).status).toBe(404);
  const entry = { kind: 'news', id, title: 'A title', path: `/news/${id}`, is_edit: false };
  expect([await waiting(newcomer), await waiting(stranger)]).toEqual([[entry], []]);
  const edited = await newcomer.put(`/news/${id}/edit/`, { ...POST, title: 'Another' });
  expect(await edited.json()).toMatchObject({ pending: true, title: 'Another' });
  expect(await waiting(newcomer)).toMatchObject([{ title: 'Another' }]);
  const [told] = await (await newcomer.get('/notifications/')).json<object[]>();
  expect(told).toMatchObject({
    kind: 'moderation',
    title: 'A title',
    path: `/news/${id}`,
    detail: { act: 'pending' },
  });
  expect(await caseOf(moderator, 'news', id)).toMatchObject({ context: { title: 'Another' } });
  expect((await stranger.delete(`/news/${id}/delete/`)).status).toBe(404);
  expect((await newcomer.delete(`/news/${id}/delete/`)).status).toBe(200);
  expect(await waiting(newcomer)).toEqual([]);
  expect((await newcomer.get(`/news/${id}/`)).status).toBe(404);
});

it('a member can list their pending edits and comments until a moderator decides', async () => {
  const { id } = await write(newcomer, { title: 'A title', details: 'Plain' });
  await newcomer.put(`/news/${id}/edit/`, POST);
  const comment = await newComment(NEWS, newcomer, id, LINK);
  const waiting = async () => (await newcomer.get('/account/pending/')).json<object[]>();
  expect(await waiting()).toMatchObject([
    { kind: 'news-comments', id: comment.id, title: LINK, is_edit: false },
    { kind: 'news', id, path: `/news/${id}`, is_edit: true },
  ]);
  await actOn(moderator, 'remove', 'news-comments', comment.id);
  await actOn(moderator, 'keep', 'news', id);
  expect(await waiting()).toEqual([]);
});

it('a moderator cannot approve a post or an edit that changed after they read it', async () => {
  const { id } = await write(newcomer);
  const edit = (details: string) =>
    newcomer.put(`/news/${id}/edit/`, { title: 'A title', details });
  const versionOf = async () => (await caseOf(moderator, 'news', id))!.context!.version;
  const approve = async (version: number | undefined) =>
    (await actOn(moderator, 'put-back', 'news', id, { version })).status;
  let read = await versionOf();
  await edit(`${LINK} and spam`);
  expect(await approve(read)).toBe(409);
  expect(await statusOf(id)).toBe(404);
  expect(await approve(await versionOf())).toBe(201);
  await edit(`${LINK} and https://example.com/b`);
  read = await versionOf();
  await edit(`${LINK} and https://example.com/spam`);
  expect(await approve(read)).toBe(409);
  expect(await approve(await versionOf())).toBe(201);
});

it('a pending edit that a moderator rejects is dropped', async () => {
  const { id } = await write(newcomer, { title: 'A title', details: 'Plain' });
  await newcomer.put(`/news/${id}/edit/`, POST);
  await actOn(moderator, 'keep', 'news', id);
  expect((await actOn(moderator, 'put-back', 'news', id)).status).toBe(409);
  const { context } = (await caseOf(moderator, 'news', id))!;
  expect(context).toMatchObject({ text: 'Plain' });
  expect(context).not.toHaveProperty('is_edit');
});

it('an edit of the price takes effect while an edit of the description is pending', async () => {
  const { id } = await sell({ ...ITEM, description: 'Warm' });
  const edit = (body: object) => newcomer.put(`/merch/${id}/edit/`, body);
  const base = { ...ITEM, description: 'Warm' };
  await edit({ ...ITEM, base });
  await passDay(id);
  const cheaper = await edit({ ...base, price: 9, base });
  expect(await cheaper.json()).toMatchObject({ pending: true, description: 'Warm', price: 9 });
  await actOn(moderator, 'put-back', 'merch', id);
  const item = await (await visitor.get(`/merch/${id}/`)).json();
  expect(item).toMatchObject({ description: LINK, price: 9, old_price: 12.5 });
});

it('image edits of a record with a pending edit take effect immediately', async () => {
  const { id } = await sell({ ...ITEM, description: 'Warm' });
  const { id: image } = await addImage(ITEMS, newcomer, id);
  const edited = await newcomer.put(`/merch/${id}/edit/`, ITEM);
  expect(await edited.json()).toMatchObject({ pending: true });
  const { url } = await uploadPhoto(newcomer);
  const edit = async (by: Fan) =>
    (await by.put(`/merch/${image}/images/edit/`, { url, alt: 'Another' })).status;
  expect(await edit(await signedInFan())).toBe(403);
  expect(await edit(newcomer)).toBe(200);
  await actOn(moderator, 'put-back', 'merch', id);
  expect(await readImages(ITEMS, id)).toMatchObject([
    { id: image, url, alt: 'Another', photo: { width: 40 } },
  ]);
  await expectSound();
});
