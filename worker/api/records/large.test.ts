/** Posts with more on them than one batch moves: deleted, put back, hidden and removed a part at a time. */
import { expiredRows } from '@desert/drizzle/retention';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, describe, expect, it } from 'vitest';
import { STEP } from '../../records/take-out.ts';
import { finishMoves } from '../../records/unfinished.ts';
import { env, rowCount } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { type Counted, countedBatches } from '../../test/counted-batches.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { actOn, signedInModerator, signedInNewcomer } from '../../test/moderators.ts';
import { upTo } from '../../test/rows-read.ts';
import { newStory, readStory, STORY_SECTIONS } from '../../test/stories.ts';
import { expectSound } from '../../test/whole-database.ts';
import { api } from '../app.ts';

const [news] = STORY_SECTIONS as [(typeof STORY_SECTIONS)[number]];
const MANY = 2 * STEP + 1;
/** Of one statement: triggers note each row for the search index and for notifications. */
const MOST_CHANGED = 3 * STEP;
/** As long as a comment can be, in letters of three bytes: 15 KB each. */
const LONG = '霧'.repeat(5000);

const database = drizzle(env.DB);

let owner: Fan;
let id: number;

/** Comments on the post, and half as many likes and saves by others. */
async function fill(comments: number, content = 'Words'): Promise<void> {
  const author = await signedInFan();
  const fans = `SELECT id FROM users WHERE username LIKE 'filler-%' LIMIT ${Math.floor(MANY / 2)}`;
  await env.DB.batch(
    [
      `INSERT OR IGNORE INTO users (username, username_key, email, email_key, password, created_at)
        SELECT 'filler-' || value, 'filler-' || value, value || '@x', value || '@x', '!', 1 FROM ${upTo(MANY)}`,
      `INSERT INTO news_comments (user_id, created_at, news_id, content)
        SELECT ${author.id}, 1, ${id}, '${content}' FROM ${upTo(comments)}`,
      `INSERT INTO news_likes (news_id, user_id, created_at) SELECT ${id}, id, ${Date.now()} FROM (${fans})`,
      `INSERT INTO news_saves (news_id, user_id, created_at) SELECT ${id}, id, 1 FROM (${fans})`,
      `UPDATE news SET comment_count = ${comments}, likes = ${Math.floor(MANY / 2)} WHERE id = ${id}`,
    ].map((sql) => env.DB.prepare(sql)),
  );
}

/** What there is of the post, in its tables and out of them. */
async function parts() {
  const on = `news_id = ${id}`;
  const [post, comments, likes, saves] = await Promise.all([
    rowCount('news', `id = ${id}`),
    rowCount('news_comments', on),
    rowCount('news_likes', on),
    rowCount('news_saves', on),
  ]);
  const out = await rowCount('deleted_rows', `of_table = 'news' AND of_id = ${id}`);
  return { post, comments, likes, saves, out, moves: await rowCount('moves') };
}

const WHOLE = {
  post: 1,
  comments: MANY,
  likes: Math.floor(MANY / 2),
  saves: Math.floor(MANY / 2),
  out: 0,
  moves: 0,
};
const GONE = {
  post: 0,
  comments: 0,
  likes: 0,
  saves: 0,
  moves: 0,
  out: 1 + WHOLE.comments + WHOLE.likes + WHOLE.saves,
};

/** Asks for the post by its owner, with a database of the test's. */
function ask(method: string, what: string, { database }: Counted) {
  const headers = { Origin: ORIGIN, Cookie: owner.cookies };
  return api.request(
    `${ORIGIN}/api/news/${id}/${what}/`,
    { method, headers },
    { ...env, DB: database },
  );
}

/** Cut off after its second batch: the first lets it in. */
const cutOff = () => countedBatches(3);

/** Hides the post, of which the first batches are made. */
async function hideCutOff({ cookies }: Fan): Promise<void> {
  const headers = { Origin: ORIGIN, Cookie: cookies, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ act: 'hide', kind: 'news', id, reason: 'Because of the rules' });
  const cut = { ...env, DB: countedBatches(3).database };
  await api.request(`${ORIGIN}/api/moderation/acts/`, { method: 'POST', headers, body }, cut);
}

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM moves').run();
  owner = await signedInFan();
  ({ id } = await newStory(news, owner));
});

describe('a post with many comments', () => {
  beforeEach(() => fill(MANY));

  it('is deleted and put back whole, in bounded batches', async () => {
    const before = await readStory(news, id);
    const deleting = countedBatches();
    expect((await ask('DELETE', 'delete', deleting)).status).toBe(200);
    expect(await parts()).toEqual(GONE);
    const restoring = countedBatches();
    expect((await ask('POST', 'restore', restoring)).status).toBe(200);
    expect(await parts()).toEqual(WHOLE);
    expect(await readStory(news, id)).toEqual(before);
    for (const { batches } of [deleting, restoring]) {
      expect(batches.length).toBeGreaterThan(2);
      for (const { changed } of batches)
        expect(Math.max(...changed)).toBeLessThanOrEqual(MOST_CHANGED);
    }
    await expectSound();
  });

  it('is there with true counts where that was cut off, and gone when the cron was there', async () => {
    expect((await ask('DELETE', 'delete', countedBatches(2))).status).toBe(500);
    expect(await parts()).toMatchObject({ post: 1, comments: MANY - STEP, moves: 1 });
    await expectSound();
    expect(await finishMoves(database)).toBe(1);
    expect(await parts()).toEqual(GONE);
    expect((await owner.post(`/news/${id}/restore/`)).status).toBe(200);
    expect(await parts()).toEqual(WHOLE);
  });

  it('loses nothing where putting it back was cut off, however long that was', async () => {
    await owner.delete(`/news/${id}/delete/`);
    expect((await ask('POST', 'restore', cutOff())).status).toBe(500);
    expect(await parts()).toMatchObject({ post: 1, comments: STEP, moves: 1 });
    await expectSound();
    await env.DB.prepare('UPDATE deleted_rows SET deleted_at = 1').run();
    for (const { table, where } of expiredRows(Date.now()))
      await database.delete(table).where(where);
    await finishMoves(database);
    expect(await parts()).toEqual(WHOLE);
    await expectSound();
  });

  it('is deleted by asking again, and put back with what went first', async () => {
    await ask('DELETE', 'delete', countedBatches(2));
    await env.DB.prepare('UPDATE deleted_rows SET deleted_at = deleted_at - 100000').run();
    expect((await owner.delete(`/news/${id}/delete/`)).status).toBe(200);
    for (const { table, where } of expiredRows(Date.now()))
      await database.delete(table).where(where);
    expect(await parts()).toEqual(GONE);
    expect((await owner.post(`/news/${id}/restore/`)).status).toBe(200);
    expect(await parts()).toEqual(WHOLE);
  });

  it('is put back by who asks for that where deleting it was cut off', async () => {
    await ask('DELETE', 'delete', countedBatches(2));
    expect((await owner.post(`/news/${id}/restore/`)).status).toBe(200);
    expect(await parts()).toEqual(WHOLE);
    await expectSound();
  });

  it('is nobody else’s to take a part of', async () => {
    const other = await signedInFan();
    expect((await other.delete(`/news/${id}/delete/`)).status).toBe(403);
    expect(await parts()).toEqual(WHOLE);
  });

  it('is deleted while it is being put back, and the other way round', async () => {
    await owner.delete(`/news/${id}/delete/`);
    await ask('POST', 'restore', cutOff());
    expect((await owner.delete(`/news/${id}/delete/`)).status).toBe(200);
    expect(await parts()).toEqual(GONE);
    expect((await owner.post(`/news/${id}/restore/`)).status).toBe(200);
    expect(await parts()).toEqual(WHOLE);
    await expectSound();
  });

  it('is put back though somebody liked and saved it once more meanwhile', async () => {
    const liker = await signedInFan();
    await liker.post(`/news/${id}/like/`);
    await liker.post('/saved/', { kind: 'news', id });
    await owner.delete(`/news/${id}/delete/`);
    await ask('POST', 'restore', cutOff());
    await liker.post(`/news/${id}/like/`);
    await liker.post('/saved/', { kind: 'news', id });
    expect(await finishMoves(database)).toBe(1);
    const more = { likes: WHOLE.likes + 1, saves: WHOLE.saves + 1 };
    expect(await parts()).toEqual({ ...WHOLE, ...more });
    await expectSound();
  });

  it('stays with moderators where its author deletes it while it is being hidden', async () => {
    const moderator = await signedInModerator();
    await hideCutOff(moderator);
    expect(await parts()).toMatchObject({ post: 1, moves: 1 });
    expect((await owner.delete(`/news/${id}/delete/`)).status).toBe(200);
    expect(await parts()).toEqual({ ...GONE, out: 0 });
    expect((await owner.post(`/news/${id}/restore/`)).status).toBe(404);
  });

  it('is not hidden again while that is on its way, which is finished', async () => {
    const moderator = await signedInModerator();
    await hideCutOff(moderator);
    expect((await actOn(moderator, 'hide', 'news', id)).status).toBe(409);
    expect(await parts()).toEqual(GONE);
    await expectSound();
  });

  it('is whole in what moderators hide where its author was deleting it', async () => {
    const moderator = await signedInModerator();
    await ask('DELETE', 'delete', countedBatches(2));
    expect((await actOn(moderator, 'hide', 'news', id)).status).toBe(201);
    expect(await parts()).toEqual(GONE);
    expect(await rowCount('deleted_rows', `of_id = ${id} AND hidden = 0`)).toBe(0);
    await actOn(moderator, 'put-back', 'news', id);
    expect(await parts()).toEqual(WHOLE);
    await expectSound();
  });

  it('goes with its author’s account, whatever was under way', async () => {
    await owner.delete(`/news/${id}/delete/`);
    await ask('POST', 'restore', cutOff());
    expect((await owner.delete('/account/', {})).status).toBe(200);
    await finishMoves(database);
    expect(await parts()).toEqual({ ...GONE, out: 0 });
    await expectSound();
  });

  it('leaves nothing of others behind where its author goes while it is being hidden', async () => {
    const moderator = await signedInModerator();
    await hideCutOff(moderator);
    expect((await owner.delete('/account/', {})).status).toBe(200);
    await finishMoves(database);
    expect(await parts()).toEqual({ ...GONE, out: 0 });
    await expectSound();
  });

  it('goes out of sight whole where its author is new and adds a link', async () => {
    owner = await signedInNewcomer();
    ({ id } = await newStory(news, owner));
    await fill(MANY);
    const body = { title: 'A title', details: 'See https://example.com/a' };
    const edited = await owner.put(`/news/${id}/edit/`, body);
    expect(await edited.json()).toMatchObject({ held: true, ...body });
    expect(await parts()).toEqual(GONE);
    await expectSound();
  });

  it('is hidden, put back and removed by moderators', async () => {
    const moderator = await signedInModerator();
    await actOn(moderator, 'hide', 'news', id);
    expect(await parts()).toEqual(GONE);
    expect((await visitor.get(`/news/${id}/`)).status).toBe(404);
    await actOn(moderator, 'put-back', 'news', id);
    expect(await parts()).toEqual(WHOLE);
    await expectSound();
    await actOn(moderator, 'remove', 'news', id);
    expect(await parts()).toEqual({ ...GONE, out: 0 });
    await expectSound();
  });
});

it(
  'of 20,000 comments as long as can be, each batch is far below what D1 takes',
  { timeout: 120_000 },
  async () => {
    const comments = 20_000;
    await fill(comments, LONG);
    const deleting = countedBatches();
    expect((await ask('DELETE', 'delete', deleting)).status).toBe(200);
    const { batches, longest } = deleting;
    expect(await rowCount('news_comments', `news_id = ${id}`)).toBe(0);
    expect(batches.length).toBeGreaterThanOrEqual(comments / STEP);
    for (const { changed } of batches)
      expect(Math.max(...changed)).toBeLessThanOrEqual(MOST_CHANGED);
    // 100 KB a statement, 2 MB a row, 30 s a batch: developers.cloudflare.com/d1/platform/limits
    expect(longest()).toBeLessThan(100_000 / 10);
    const widest = 'SELECT max(length(CAST(row AS BLOB))) AS bytes FROM deleted_rows';
    expect(await env.DB.prepare(widest).first<number>('bytes')).toBeLessThan(2_000_000 / 10);
    expect(Math.max(...batches.map(({ time }) => time))).toBeLessThan(30_000 / 3);
  },
);
