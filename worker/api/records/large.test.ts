/** Posts with more on them than one batch moves: deleted and put back a part at a time. */
import { expiredRows } from '@desert/drizzle/retention';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, describe, expect, it } from 'vitest';
import { STEP } from '../../records/take-out.ts';
import { finishMoves } from '../../records/unfinished.ts';
import { env, rowCount } from '../../test/account.ts';
import { countedBatches } from '../../test/counted-batches.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { cutOff, GONE, type LargePost, newLargePost, news, WHOLE } from '../../test/large-post.ts';
import { readStory } from '../../test/stories.ts';
import { expectSound } from '../../test/whole-database.ts';

/** Of one statement: triggers note each row for the search index and for notifications. */
const MOST_CHANGED = 3 * STEP;
/** As long as a comment can be, in letters of three bytes: 15 KB each. */
const LONG = '霧'.repeat(5000);

const database = drizzle(env.DB);

describe('a post with many comments', () => {
  let owner: Fan;
  let id: number;
  let ask: LargePost['ask'];
  let parts: LargePost['parts'];

  beforeEach(async () => {
    ({ owner, id, ask, parts } = await newLargePost(await signedInFan()));
  });

  /** Deletes what is too old to be restored. */
  async function expire(): Promise<void> {
    for (const { table, where } of expiredRows(Date.now()))
      await database.delete(table).where(where);
  }

  /** What there is of it when its owner has restored it. */
  async function restored(): Promise<typeof WHOLE> {
    expect((await owner.post(`/news/${id}/restore/`)).status).toBe(200);
    return parts();
  }

  it('is deleted and put back whole, in bounded batches', async () => {
    const before = await readStory(news, id);
    expect((await (await signedInFan()).delete(`/news/${id}/delete/`)).status).toBe(403);
    expect(await parts()).toEqual(WHOLE);
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
    expect(await parts()).toMatchObject({ post: 1, comments: WHOLE.comments - STEP, moves: 1 });
    await expectSound();
    expect(await finishMoves(database)).toBe(1);
    expect(await parts()).toEqual(GONE);
    expect(await restored()).toEqual(WHOLE);
  });

  it('loses nothing where putting it back was cut off, however long that was', async () => {
    await owner.delete(`/news/${id}/delete/`);
    expect((await ask('POST', 'restore', countedBatches(2))).status).toBe(500);
    expect(await parts()).toMatchObject({ post: 1, comments: STEP, moves: 1 });
    await expectSound();
    await env.DB.prepare('UPDATE deleted_rows SET deleted_at = 1').run();
    await expire();
    await finishMoves(database);
    expect(await parts()).toEqual(WHOLE);
    await expectSound();
  });

  it('is deleted by asking again, and restored with what went first', async () => {
    await ask('DELETE', 'delete', countedBatches(2));
    await env.DB.prepare('UPDATE deleted_rows SET deleted_at = deleted_at - 100000').run();
    expect((await owner.delete(`/news/${id}/delete/`)).status).toBe(200);
    await expire();
    expect(await parts()).toEqual(GONE);
    expect(await restored()).toEqual(WHOLE);
  });

  it('is restored by who asks for that where deleting it was cut off', async () => {
    await ask('DELETE', 'delete', countedBatches(2));
    expect(await restored()).toEqual(WHOLE);
    await expectSound();
  });

  it('is restored as often as its rows allow in a day', async () => {
    const hits = JSON.stringify([...Array(400 - Math.floor(GONE.out / 100)).keys()]);
    await env.DB.prepare(
      "INSERT INTO rate_limits SELECT 'restored rows ' || ?1, value, ?2, ?2 + 86400000, 0 FROM json_each(?3)",
    )
      .bind(String(owner.id), Date.now(), hits)
      .run();
    for (const status of [200, 429]) {
      await owner.delete(`/news/${id}/delete/`);
      expect((await owner.post(`/news/${id}/restore/`)).status).toBe(status);
    }
  });

  it('is deleted while it is being put back, and the other way round', async () => {
    await owner.delete(`/news/${id}/delete/`);
    await ask('POST', 'restore', cutOff());
    expect((await owner.delete(`/news/${id}/delete/`)).status).toBe(200);
    expect(await parts()).toEqual(GONE);
    expect(await restored()).toEqual(WHOLE);
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

  it('goes with its author’s account, whatever was under way', async () => {
    await owner.delete(`/news/${id}/delete/`);
    await ask('POST', 'restore', cutOff());
    expect((await owner.delete('/account/', {})).status).toBe(200);
    await finishMoves(database);
    expect(await parts()).toEqual({ ...GONE, out: 0 });
    await expectSound();
  });
});

it(
  'of 20,000 comments as long as can be, each batch is far below what D1 takes',
  { timeout: 120_000 },
  async () => {
    const comments = 20_000;
    const post = await newLargePost(await signedInFan(), { comments, content: LONG });
    const deleting = countedBatches();
    expect((await post.ask('DELETE', 'delete', deleting)).status).toBe(200);
    const { batches, longest } = deleting;
    expect(await rowCount('news_comments', `news_id = ${post.id}`)).toBe(0);
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
