/** Retries with the same idempotency key, as a form sends them if a response is lost. */
import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/records/idempotency-key';
import type { ErrorBody } from '@desert/contract/text/errors';
import { beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { post } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { ITEMS, newSubject, readImages } from '../../test/images.ts';
import { NEWS, newStory, readStory, STORY_SECTIONS } from '../../test/stories.ts';

const KEY = '0123456789abcdef';
let fan: Fan;

beforeEach(async () => {
  fan = await signedInFan();
});

const sendBy = (key: string, path: string, body: object, by = fan) =>
  post(path, body, { cookies: by.cookies, headers: { [IDEMPOTENCY_KEY_HEADER]: key } });

/** Creates a record with an idempotency key; expects 201. */
async function send(path: string, body: object, key = KEY, by = fan) {
  const response = await sendBy(key, path, body, by);
  expect(response.status).toBe(201);
  return response.json<{ id: number }>();
}

const scarf = { name: 'Scarf', description: 'Warm', price: 5 };
const comment = (content: string, news_id: number) => ({ content, news_id });
const image = (url: string, merch_id: number) => ({ url, merch_id });

it('a record that is sent again is stored once, and returned as edited since', async () => {
  const atOnce = await Promise.all(Array.from({ length: 10 }, () => send('/merch/new/', scarf)));
  const [first = { id: 0 }] = atOnce;
  expect(atOnce).toEqual(Array.from({ length: 10 }, () => first));
  expect(await send('/merch/new/', { ...scarf, name: 'Red scarf' })).toEqual(first);
  expect(await rowCount('merch', `user_id = ${fan.id}`)).toBe(1);
  const put = await fan.put(`/merch/${first.id}/edit/`, { ...scarf, price: 4 });
  const edited = await put.json<object>();
  expect(await send('/merch/new/', scarf)).toEqual(edited);
  const own = await (await fan.get(`/merch/${first.id}/`)).json();
  expect(own).toEqual({ ...edited, saved: false });
});

it('an image that is sent again is stored once, and returned as edited since', async () => {
  const id = await newSubject(ITEMS, fan);
  const path = '/merch/new/image/';
  const first = await send(path, image('/images/a.svg', id), `${KEY}-0`);
  expect(await send(path, image('/images/b.svg', id), `${KEY}-0`)).toEqual(first);
  const second = await send(path, image('/images/a.svg', id), `${KEY}-1`);
  const edit = { url: '/images/c.svg', alt: 'C' };
  const edited = await (await fan.put(`/merch/${first.id}/images/edit/`, edit)).json();
  expect(await send(path, image('/images/a.svg', id), `${KEY}-0`)).toEqual(edited);
  expect(await readImages(ITEMS, id)).toEqual([edited, second]);
});

it('a comment that is sent again is stored once, and returned as edited since', async () => {
  const { id } = await newStory(NEWS, fan);
  const path = '/news/comment/new/';
  const first = await send(path, comment('Hi', id));
  expect(await send(path, comment('Hi there', id))).toEqual(first);
  await fan.put(`/news/${first.id}/comment/edit/`, { content: 'Edited' });
  const again = await send(path, comment('Hi', id));
  expect(again).toEqual({ ...first, content: 'Edited', edited_at: expect.any(String) });
  expect(await readStory(NEWS, id)).toMatchObject({ comments: [again], comment_count: 1 });
});

/** Expects a response to be 409 in the API's shape. */
async function expectConflict(response: Response): Promise<void> {
  expect(response.status).toBe(409);
  expect((await response.json<ErrorBody>()).errors).toEqual({ message: expect.any(String) });
}

it('an idempotency key that was used for another record is refused', async () => {
  const [story, other] = [await newStory(NEWS, fan), await newStory(NEWS, fan)];
  const created = await send('/news/comment/new/', comment('Hi', story.id));
  await expectConflict(await sendBy(KEY, '/news/comment/new/', comment('Ho', other.id)));
  expect((await readStory(NEWS, story.id)).comments).toEqual([created]);
  expect(await readStory(NEWS, other.id)).toMatchObject({ comments: [], comment_count: 0 });
  expect(await send('/news/comment/new/', comment('Hi', story.id))).toEqual(created);

  // A memory may have the number of the post.
  await env.DB.prepare(`DELETE FROM memories WHERE id = ${story.id}`).run();
  const memory = await newStory(STORY_SECTIONS[1]!, fan);
  await env.DB.prepare(`UPDATE memories SET id = ${story.id} WHERE id = ${memory.id}`).run();
  const sameId = { content: 'Hi', memory_id: story.id };
  await expectConflict(await sendBy(KEY, '/memories/comment/new/', sameId));

  const [item, second] = [await newSubject(ITEMS, fan), await newSubject(ITEMS, fan)];
  await send('/merch/new/image/', image('/images/a.svg', item));
  await expectConflict(await sendBy(KEY, '/merch/new/image/', image('/images/b.svg', second)));
});

it('two requests make two records if they have no idempotency key or come from two members', async () => {
  const { id } = await send('/merch/new/', scarf);
  const other = await signedInFan();
  expect((await send('/merch/new/', scarf, KEY, other)).id).not.toBe(id);
  expect((await newStory(NEWS, fan)).id).not.toBe((await newStory(NEWS, fan)).id);
  const short = await send('/merch/new/', scarf, 'short');
  expect((await send('/merch/new/', scarf, 'short')).id).not.toBe(short.id);
});
