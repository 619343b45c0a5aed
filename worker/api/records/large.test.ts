/** A post with 20,000 comments: deleted and restored by a few rows, purged in bounded batches. */
import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { countRowsRead } from '../../database/rows-read.ts';
import { STEP } from '../../records/follow-stories.ts';
import { purgeDeleted } from '../../records/purge.ts';
import { env, rowCount } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { countedBatches } from '../../test/counted-batches.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { runDue } from '../../test/jobs.ts';
import { newLargePost, news, rowsOfPost } from '../../test/large-post.ts';
import { upTo } from '../../test/rows-read.ts';
import { readStory } from '../../test/stories.ts';
import { expectSound } from '../../test/whole-database.ts';
import { api } from '../app.ts';

const COMMENTS = 20_000;
const DAY = 24 * 60 * 60_000;

async function ask(owner: Fan, method: string, path: string, counted = countedBatches()) {
  const headers = { Origin: ORIGIN, Cookie: owner.cookies };
  const address = `${ORIGIN}/api/news/${path}/`;
  const { status } = await api.request(
    address,
    { method, headers },
    { ...env, DB: counted.database },
  );
  return {
    status,
    batches: counted.batches.filter(({ changed }) => changed.some((rows) => rows > 0)),
  };
}

it('deleting and restoring write few rows, in one batch each', { timeout: 60_000 }, async () => {
  const owner = await signedInFan();
  const id = await newLargePost(owner, COMMENTS);
  const before = await readStory(news, id);
  const deletion = await ask(owner, 'DELETE', `${id}/delete`);
  expect(deletion.status).toBe(200);
  expect(await rowCount('visible_news_comments', `news_id = ${id}`)).toBe(0);
  const undo = await ask(owner, 'POST', `${id}/restore`);
  expect(undo.status).toBe(200);
  expect(await readStory(news, id)).toEqual(before);
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
  const id = await newLargePost(owner, STEP + 1);
  const { database, batches } = countedBatches();
  const noted = () =>
    rowCount(
      'jobs',
      `kind = 'index' AND key LIKE 'news_comments %' AND substr(key, 15) IN (SELECT id FROM news_comments WHERE news_id = ${id})`,
    );
  await env.DB.prepare("DELETE FROM jobs WHERE kind = 'index'").run();
  await owner.delete(`/news/${id}/delete/`);
  expect(await noted()).toBe(0);
  await runDue(['follow'], { ...env, DB: database });
  expect(await noted()).toBe(STEP + 1);
  for (const { changed } of batches) expect(Math.max(...changed)).toBeLessThanOrEqual(STEP);
});

it('a large record is purged whole, in bounded batches, once it can no longer be restored', async () => {
  const owner = await signedInFan();
  const id = await newLargePost(owner, 2 * STEP + 1);
  const rows = await rowsOfPost(id);
  await owner.delete(`/news/${id}/delete/`);
  await purgeDeleted(drizzle(env.DB), Date.now());
  expect(await rowsOfPost(id)).toBe(rows);
  const { database, batches } = countedBatches();
  expect(await purgeDeleted(drizzle(database), Date.now() + DAY)).toBeGreaterThan(0);
  expect(await rowsOfPost(id)).toBe(0);
  // Triggers write further rows for the search index and for notifications.
  for (const { changed } of batches) expect(Math.max(...changed)).toBeLessThanOrEqual(3 * STEP);
  await expectSound();
});

it('a purge reads no visible record', async () => {
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
