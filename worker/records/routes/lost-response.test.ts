/** D1 may lose the connection after a write: the edge retries the batch, which must not write twice. */
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { env, rowCount } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { addImage, ITEMS, newSubject } from '../../test/images.ts';
import { appBindings } from '../../test/request-context.ts';
import { newComment, NEWS, newStory, readStory } from '../../test/stories.ts';

let fan: Fan;
let batches: number;

/** A database whose connection is lost after each batch, but not after its retry. */
const losing = {
  prepare: (sql: string) => env.DB.prepare(sql),
  batch: async (statements: D1PreparedStatement[]) => {
    const results = await env.DB.batch(statements);
    batches += 1;
    if (batches % 2 === 1) throw new Error('D1_ERROR: Network connection lost.');
    return results;
  },
} as D1Database;

beforeEach(async () => {
  fan = await signedInFan();
});

/** Sends a request whose one or two batches (rate limit, change) are retried once. @returns its status */
async function send(method: string, path: string, body: object = {}): Promise<number> {
  batches = 0;
  const headers = { Origin: ORIGIN, Cookie: fan.cookies, 'Content-Type': 'application/json' };
  const init = { method, headers, body: JSON.stringify(body) };
  const { status } = await api.request(`${ORIGIN}/api${path}`, init, appBindings({ DB: losing }));
  expect([2, 4]).toContain(batches);
  return status;
}

it('a new item and a new image are stored once if D1 loses the connection after the write', async () => {
  const scarf = { name: 'Scarf', description: 'Warm', price: 5 };
  expect(await send('POST', '/merch/new/', scarf)).toBe(201);
  expect(await rowCount('merch', `user_id = ${fan.id}`)).toBe(1);

  const id = await newSubject(ITEMS, fan);
  for (let n = 0; n < 11; n += 1) await addImage(ITEMS, fan, id);
  const image = { url: '/images/a.svg', merch_id: id };
  expect(await send('POST', '/merch/new/image/', image)).toBe(201);
  expect(await rowCount('images', `kind = 'merch' AND record_id = ${id}`)).toBe(12);
});

it('images of a new or edited item are added once if D1 loses the connection after the write', async () => {
  const scarf = { name: 'Scarf', description: 'Warm', price: 5 };
  const images = ['a', 'b'].map((name) => ({ url: `/images/${name}.svg` }));
  expect(await send('POST', '/merch/new/', { ...scarf, images })).toBe(201);
  const [item] = await (
    await fan.get(`/merch/?user_id=${fan.id}`)
  ).json<[{ id: number; images: object[] }]>();
  expect(item.images).toHaveLength(2);
  expect(await send('PUT', `/merch/${item.id}/edit/`, { ...scarf, images })).toBe(200);
  expect(await rowCount('images', `kind = 'merch' AND record_id = ${item.id}`)).toBe(4);
});

it('comments and likes are counted once if D1 loses the connection after the write', async () => {
  const { id } = await newStory(NEWS, fan);
  const counts = async () => {
    const { comment_count, likes } = await readStory(NEWS, id);
    return { comment_count, likes };
  };
  const body = { content: 'Hi', news_id: id };
  expect(await send('POST', '/news/comment/new/', body)).toBe(201);
  expect(await rowCount('comments', `kind = 'news' AND record_id = ${id}`)).toBe(1);
  expect(await counts()).toEqual({ comment_count: 1, likes: 0 });
  expect(await send('POST', `/news/${id}/like/`)).toBe(200);
  expect(await counts()).toEqual({ comment_count: 1, likes: 1 });

  const { id: second } = await newComment(NEWS, fan, id);
  await send('DELETE', `/news/${second}/comment/delete/`);
  await fan.delete(`/news/${id}/delete/`);
  expect(await send('POST', `/news/${id}/restore/`)).toBe(200);
  expect(await counts()).toEqual({ comment_count: 1, likes: 1 });
  expect(await send('DELETE', `/news/${id}/like/delete/`)).toBe(200);
  expect(await counts()).toEqual({ comment_count: 1, likes: 0 });
});
