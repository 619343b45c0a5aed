/** D1 may lose the connection after it has written: what is then written again is written once. */
import type { Story } from '@desert/contract/stories';
import { beforeEach, describe, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { newComment, newStory, readStory, type StorySection, NEWS } from '../../test/stories.ts';
import { api } from '../app.ts';

let fan: Fan;
let batches: number;

/** The database, which loses the answer to each batch, and not to the one that is sent again. */
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
  batches = 0;
});

/** The status of a request whose batches are lost: what the limits count, and the change. */
async function send(method: string, path: string, body: object = {}): Promise<number> {
  const headers = { Origin: ORIGIN, Cookie: fan.cookies, 'Content-Type': 'application/json' };
  const init = { method, headers, body: JSON.stringify(body) };
  const { status } = await api.request(`${ORIGIN}/api${path}`, init, { ...env, DB: losing });
  expect([2, 4]).toContain(batches);
  return status;
}

it('makes one item of a new item, and one image of a new image', async () => {
  const scarf = { name: 'Scarf', description: 'Warm', price: 5 };
  expect(await send('POST', '/merch/new/', scarf)).toBe(201);
  expect(await rowCount('merch', `user_id = ${fan.id}`)).toBe(1);

  const { id } = await (await fan.post('/merch/new/', scarf)).json<{ id: number }>();
  const image = { url: '/images/a.svg', merch_id: id };
  for (let n = 0; n < 11; n += 1) await fan.post('/merch/new/image/', image);
  batches = 0;
  expect(await send('POST', '/merch/new/image/', image)).toBe(201);
  expect(await rowCount('merch_images', `merch_id = ${id}`)).toBe(12);
});

describe('makes of /news', () => {
  let story: Story;

  beforeEach(async () => {
    story = await newStory(NEWS, fan);
  });

  it('one comment of a new comment, counted once', async () => {
    const comment = { content: 'Hi', news_id: story.id };
    expect(await send('POST', '/news/comment/new/', comment)).toBe(201);
    expect(await rowCount('news_comments', `news_id = ${story.id}`)).toBe(1);
    expect((await readStory(NEWS, story.id)).comment_count).toBe(1);
  });

  it('one like of a like, and none of an unlike', async () => {
    expect(await send('POST', `/news/${story.id}/like/`)).toBe(200);
    expect((await readStory(NEWS, story.id)).likes).toBe(1);
    batches = 0;
    expect(await send('DELETE', `/news/${story.id}/like/delete/`)).toBe(200);
    expect((await readStory(NEWS, story.id)).likes).toBe(0);
  });

  it('one story of a restored one, with what was on it', async () => {
    await newComment(NEWS, fan, story.id);
    await fan.delete(`/news/${story.id}/delete/`);
    expect(await send('POST', `/news/${story.id}/restore/`)).toBe(200);
    expect((await readStory(NEWS, story.id)).comment_count).toBe(1);
  });

  it('one less comment of a deletion', async () => {
    const { id } = await newComment(NEWS, fan, story.id);
    await newComment(NEWS, fan, story.id);
    await send('DELETE', `/news/${id}/comment/delete/`);
    expect((await readStory(NEWS, story.id)).comment_count).toBe(1);
  });
});
