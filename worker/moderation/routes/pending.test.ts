/** The first records with links of a new account are pending until a moderator approves them. */
import type { Account } from '@desert/contract/accounts/account';
import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/records/idempotency-key';
import { beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { type CallOptions, post } from '../../test/api.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { addImage, ITEMS, readImages } from '../../test/images.ts';
import { actOn, caseOf, signedInModerator, signedInNewcomer } from '../../test/moderators.ts';
import { formData, saved } from '../../test/posted.ts';
import { newComment, NEWS, newStory, readStory } from '../../test/stories.ts';
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

/** Sends a POST request as the newcomer. @param key the idempotency key, if it may be retried */
async function send(path: string, body: object, key?: string, options: CallOptions = {}) {
  const headers: Record<string, string> = key ? { [IDEMPOTENCY_KEY_HEADER]: key } : {};
  const response = await post(path, body, { cookies: newcomer.cookies, headers, ...options });
  return { status: response.status, body: await response.json<Made & Record<string, unknown>>() };
}

it.each(['https://example.com', 'HTTP://example.com', 'www.example.com', 'a(www.example.com)'])(
  'a new account’s record with a link is pending: %s',
  async (details) => {
    const { status, body } = await send('/news/new/', { title: 'A title', details });
    expect(status).toBe(201);
    expect(body).toMatchObject({ pending: true, title: 'A title', details, likes: 0, tags: [] });
    expect(await statusOf(body.id)).toBe(404);
    expect(await caseOf(moderator, 'news', body.id)).toMatchObject({
      state: 'open',
      pending: true,
      hidden: true,
      report_count: 0,
      context: { title: 'A title', text: details, path: null, is_pending: true },
      author: { user: { id: newcomer.id } },
    });
    await actOn(moderator, 'put-back', 'news', body.id);
    expect(await (await visitor.get(`/news/${body.id}/`)).json()).toMatchObject({ details });
    await expectSound();
  },
);

it.each(['No link', 'ftp://example.com', 'awww.example', 'me@example.com', 'http:// alone'])(
  'a new account’s record without a link is visible at once: %s',
  async (details) => {
    const made = await write(newcomer, { title: 'A title', details });
    expect(made).not.toHaveProperty('pending');
    expect(await statusOf(made.id)).toBe(200);
  },
);

it('a new account’s first three records with links are pending, also if all are sent at the same time', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => write(newcomer)));
  expect(made.filter(({ pending }) => pending)).toHaveLength(3);
  expect(await write(newcomer)).not.toHaveProperty('pending');
  await expectSound();
});

it('a record with a link is visible at once by an old member, by a moderator, or if PENDING_WRITINGS is 0', async () => {
  const old = await signedInNewcomer(31 * 24 * 60 * 60_000);
  const isNew = async (fan: Fan) => (await (await fan.get('/auth/')).json<Account>()).is_new;
  expect([await isNew(newcomer), await isNew(old)]).toEqual([true, undefined]);
  for (const fan of [old, await signedInFan()])
    expect(await write(fan)).not.toHaveProperty('pending');
  const environment = { ...env, PENDING_WRITINGS: '0' };
  expect((await send('/news/new/', POST, '', { environment })).body).not.toHaveProperty('pending');
  const promotion = `UPDATE users SET role = 'moderator' WHERE id = ${newcomer.id}`;
  await env.DB.prepare(promotion).run();
  expect(await write(newcomer)).not.toHaveProperty('pending');
});

it('a pending comment is visible only to its author, and not counted', async () => {
  const { id } = await newStory(NEWS, moderator);
  const comment: Made = await newComment(NEWS, newcomer, id, LINK);
  expect(comment).toMatchObject({ pending: true, content: LINK, news_id: id });
  expect(await readStory(NEWS, id)).toMatchObject({ comment_count: 0, comments: [] });
  expect(await readStory(NEWS, id, moderator)).toMatchObject({ comments: [] });
  const own = { comment_count: 0, comments: [{ id: comment.id, pending: true }] };
  expect(await readStory(NEWS, id, newcomer)).toMatchObject(own);
  await expectSound();
  await actOn(await signedInModerator(), 'put-back', 'news-comments', comment.id);
  expect(await readStory(NEWS, id)).toMatchObject({ comment_count: 1 });
  await expectSound();
});

it('a pending record that is sent again with its idempotency key is stored once', async () => {
  const sendPost = () => send('/news/new/', POST, 'a-key-of-a-held-post');
  const first = await sendPost();
  expect(first.body).toMatchObject({ pending: true });
  for (const again of await Promise.all([1, 2, 3].map(sendPost))) expect(again).toEqual(first);
  expect(await rowCount('news', `user_id = ${newcomer.id}`)).toBe(1);
  await actOn(moderator, 'put-back', 'news', first.body.id);
  const { pending: _, ...record } = first.body;
  expect(await sendPost()).toMatchObject({ body: record });
  expect(await rowCount('news', `user_id = ${newcomer.id}`)).toBe(1);
  await expectSound();
});

it('a pending record keeps the images that its author adds, also after its approval', async () => {
  const { id } = await sell();
  const { url } = await uploadPhoto(newcomer);
  const body = { url, alt: 'A scarf', merch_id: id };
  for (let times = 0; times < 2; times += 1)
    expect((await send('/merch/new/image/', body, 'a-key-of-an-image')).status).toBe(201);
  await addImage(ITEMS, newcomer, id);
  expect((await (await signedInFan()).post('/merch/new/image/', body)).status).toBe(404);
  const foundCase = await caseOf(moderator, 'merch', id);
  expect(foundCase?.context?.images).toEqual([
    { url, alt: 'A scarf' },
    { url: '/images/a.svg', alt: 'A scarf' },
  ]);
  await actOn(moderator, 'put-back', 'merch', id);
  const images = await readImages(ITEMS, id);
  expect(images.map((image) => image.url)).toEqual([url, '/images/a.svg']);
  expect(images.every((image) => image.id > 0)).toBe(true);
  expect(images[0]?.photo).toBeDefined();
  await expectSound();
});

it('a pending record that a form sends twice is stored once with its images', async () => {
  const data = formData({ ...ITEM, price: '5', urls: ['/images/a.svg'], alts: [''] });
  for (let times = 0; times < 2; times += 1)
    expect(await saved(newcomer, '/merch/new', data)).toMatch(/^\/merch\/\d+$/);
  expect(await rowCount('cases', `author_id = ${newcomer.id}`)).toBe(1);
  expect(await rowCount('merch', `user_id = ${newcomer.id}`)).toBe(1);
  expect(await rowCount('images')).toBeGreaterThan(0);
});
