/** A post with 20,000 comments: deleted and restored by a few rows, purged in bounded batches. */
import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { countRowsRead } from '../../platform/database/rows-read.ts';
import { env, rowCount } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { countedBatches } from '../../test/counted-batches.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { runDue } from '../../test/jobs.ts';
import { appBindings } from '../../test/request-context.ts';
import { upTo } from '../../test/rows-read.ts';
import { NEWS, newStory, readStory } from '../../test/stories.ts';
import { expectSound } from '../../test/whole-database.ts';
import { purgeDeleted } from '../purge.ts';
import { COMMENTS_PER_STEP } from '../visibility/follow-stories.ts';

const COMMENTS = 20_000;
const DAY = 24 * 60 * 60_000;

/** Number of members who like and save it. */
const FANS = 600;

/** Inserts a post with comments by one member, and likes and saves by 600 others. @returns its id */
async function newLargePost(owner: Fan, comments: number): Promise<number> {
  const { id } = await newStory(NEWS, owner);
  const author = await signedInFan();
  const fans = `SELECT id FROM users WHERE username LIKE 'filler-%' LIMIT ${FANS}`;
  await env.DB.batch(
    [
      `INSERT OR IGNORE INTO users (username, username_key, email, email_key, password, created_at)
        SELECT 'filler-' || value, 'filler-' || value, value || '@x', value || '@x', '!', 1 FROM ${upTo(FANS)}`,
      `INSERT INTO comments (user_id, created_at, kind, record_id, content)
        SELECT ${author.id}, 1, 'news', ${id}, 'Words' FROM ${upTo(comments)}`,
      `INSERT INTO likes (kind, record_id, user_id, created_at) SELECT 'news', ${id}, id, ${Date.now()} FROM (${fans})`,
      `INSERT INTO saves (kind, record_id, user_id, created_at) SELECT 'news', ${id}, id, 1 FROM (${fans})`,
    ].map((sql) => env.DB.prepare(sql)),
  );
  return id;
}

/** Counts the rows of a post and of its comments, likes and saves. */
async function rowsOfPost(id: number): Promise<number> {
  const counts = await Promise.all([
    rowCount('news', `id = ${id}`),
    ...['comments', 'likes', 'saves'].map((table) =>
      rowCount(table, `kind = 'news' AND record_id = ${id}`),
    ),
  ]);
  return counts.reduce((sum, count) => sum + count);
}

async function sendRequest(owner: Fan, method: string, path: string, counted = countedBatches()) {
  const headers = { Origin: ORIGIN, Cookie: owner.cookies };
  const address = `${ORIGIN}/api/news/${path}/`;
  const { status } = await api.request(
    address,
    { method, headers },
    appBindings({ DB: counted.database }),
  );
  return {
    status,
    batches: counted.batches.filter(({ changed }) => changed.some((rows) => rows > 0)),
  };
}

it('deleting or restoring a record with many comments writes at most 12 rows', async () => {
  const owner = await signedInFan();
  const id = await newLargePost(owner, COMMENTS);
  const before = await readStory(NEWS, id);
  const deletion = await sendRequest(owner, 'DELETE', `${id}/delete`);
  expect(deletion.status).toBe(200);
  expect(await rowCount('visible_news_comments', `record_id = ${id}`)).toBe(0);
  const undo = await sendRequest(owner, 'POST', `${id}/restore`);
  expect(undo.status).toBe(200);
  expect(await readStory(NEWS, id)).toEqual(before);
  const written = (batches: typeof undo.batches) =>
    batches.map(({ changed }) => changed.reduce((sum, rows) => sum + rows));
  // Undo needs another batch, which counts it for the write limit.
  expect(written(deletion.batches).toSorted((a, b) => a - b)).toEqual([expect.any(Number)]);
  expect(undo.batches.length).toBeLessThanOrEqual(2);
  for (const rows of [...written(deletion.batches), ...written(undo.batches)])
    expect(rows).toBeLessThanOrEqual(12);
  await expectSound();
});

it('the comments of a deleted record leave the search index in bounded steps', async () => {
  const owner = await signedInFan();
  const id = await newLargePost(owner, COMMENTS_PER_STEP + 1);
  const { database, batches } = countedBatches();
  const noted = () =>
    rowCount(
      'jobs',
      `kind = 'index' AND key LIKE 'news-comments %' AND substr(key, 15) IN (SELECT id FROM comments WHERE kind = 'news' AND record_id = ${id})`,
    );
  await env.DB.prepare("DELETE FROM jobs WHERE kind = 'index'").run();
  await owner.delete(`/news/${id}/delete/`);
  expect(await noted()).toBe(0);
  await runDue(['follow'], { ...env, DB: database });
  expect(await noted()).toBe(COMMENTS_PER_STEP + 1);
  for (const { changed } of batches)
    expect(Math.max(...changed)).toBeLessThanOrEqual(COMMENTS_PER_STEP);
});

it('a large deleted record is purged completely, in bounded batches, after its restore window', async () => {
  const owner = await signedInFan();
  const id = await newLargePost(owner, 2 * COMMENTS_PER_STEP + 1);
  const rows = await rowsOfPost(id);
  await owner.delete(`/news/${id}/delete/`);
  await purgeDeleted(drizzle(env.DB), Date.now());
  expect(await rowsOfPost(id)).toBe(rows);
  const { database, batches } = countedBatches();
  expect(await purgeDeleted(drizzle(database), Date.now() + DAY)).toBeGreaterThan(0);
  expect(await rowsOfPost(id)).toBe(0);
  // Triggers write further rows for the search index and for notifications.
  for (const { changed } of batches)
    expect(Math.max(...changed)).toBeLessThanOrEqual(3 * COMMENTS_PER_STEP);
  await expectSound();
});

it('purging deleted records reads no visible record', async () => {
  const { id } = await signedInFan();
  const reads = async () => {
    const { database, rowsRead } = countRowsRead(env.DB);
    await purgeDeleted(drizzle(database), Date.now() + DAY);
    return rowsRead();
  };
  await reads();
  const before = await reads();
  await env.DB.prepare(
    `INSERT INTO news (user_id, created_at, title, details) SELECT ${id}, 1, 'T', 'D' FROM ${upTo(2000)}`,
  ).run();
  expect(await reads()).toBe(before);
});
