/** Deletion of accounts with more rows than one step of the job removes. */
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { countedBatches } from '../../test/counted-batches.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { makeDue, runDue } from '../../test/jobs.ts';
import { signedInOwner } from '../../test/owner.ts';
import { upTo } from '../../test/rows-read.ts';
import { NEWS, newStory } from '../../test/stories.ts';
import { expectSound, rowsOf } from '../../test/whole-database.ts';
import { deleteAccount } from './delete-account.ts';
import { ROWS_PER_STEP } from './finish.ts';

let owner: Fan;
let other: Fan;

beforeEach(async () => {
  [owner, other] = [await signedInOwner(), await signedInFan()];
});

/** Stores posts of a member, each with a like, a comment and a save by the owner. */
async function fill(author: Fan, count: number): Promise<void> {
  const { id } = await newStory(NEWS, author);
  const by = `FROM news WHERE user_id = ${author.id} AND id > ${id}`;
  const statements = [
    `INSERT INTO news (user_id, created_at, title, details)
      SELECT ${author.id}, 1, 'A title', 'Details' FROM ${upTo(count)}`,
    `INSERT INTO likes (kind, record_id, user_id) SELECT 'news', id, ${owner.id} ${by}`,
    `INSERT INTO comments (user_id, created_at, kind, record_id, content) SELECT ${owner.id}, 1, 'news', id, 'x' ${by}`,
    `INSERT INTO saves (kind, record_id, user_id, created_at) SELECT 'news', id, ${owner.id}, 1 ${by}`,
  ];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  await expectSound();
}

/** Runs the deletion job. @param failing the first batch that fails, 0 for none @returns most rows changed, per batch */
async function finish(failing = 0) {
  const counted = countedBatches(failing);
  await makeDue();
  await runDue(['account'], { ...env, DB: counted.database });
  return counted.batches.map(({ changed }) => Math.max(...changed));
}

async function expectGone(): Promise<void> {
  expect(await rowCount('users', `id = ${owner.id}`)).toBe(0);
  expect(await rowCount('account_deletions')).toBe(0);
  expect(Object.values(await rowsOf(owner)).every((rows) => rows === 0)).toBe(true);
  await expectSound();
}

it('an account with 20,000 comments and likes is deleted in steps of a bounded number of rows', async () => {
  await fill(other, 20_000);
  const { database, batches } = countedBatches();
  await deleteAccount(drizzle(database), owner.id);
  const [batch] = batches.map(({ changed }) => changed.reduce((sum, rows) => sum + rows));
  expect(batch).toBeLessThanOrEqual(10);
  const emptied = `user_id = 0 AND content = ''`;
  const before = await rowCount('comments', emptied);
  // The rows of a step, and those that its triggers write for the search index and for notifications.
  for (const rows of await finish()) expect(rows).toBeLessThanOrEqual(3 * ROWS_PER_STEP);
  expect((await rowCount('comments', emptied)) - before).toBe(20_000);
  await expectGone();
});

it.each([1, 2, 5, 9])(
  'the deletion of an account that is cut off at batch %s of its steps is resumed by the next run',
  async (failing) => {
    await fill(owner, 2 * ROWS_PER_STEP + 1);
    await fill(other, 2 * ROWS_PER_STEP + 1);
    await deleteAccount(drizzle(env.DB), owner.id);
    await finish(failing);
    expect(await rowCount('account_deletions', `id = ${owner.id}`)).toBe(1);
    await finish();
    await expectGone();
  },
);

it('a deleted account’s post with many comments by others is purged in bounded steps', async () => {
  const { id } = await newStory(NEWS, owner);
  const many = 5 * ROWS_PER_STEP;
  await env.DB.prepare(
    `INSERT INTO comments (user_id, created_at, kind, record_id, content)
      SELECT ${other.id}, 1, 'news', ${id}, 'x' FROM ${upTo(many)}`,
  ).run();
  await deleteAccount(drizzle(env.DB), owner.id);
  for (const rows of await finish()) expect(rows).toBeLessThanOrEqual(3 * ROWS_PER_STEP);
  expect(await rowCount('comments', `kind = 'news' AND record_id = ${id}`)).toBe(0);
  await expectGone();
});

it('a record stored while its author’s account was deleted is removed by the next step', async () => {
  await deleteAccount(drizzle(env.DB), owner.id);
  await env.DB.prepare(
    `INSERT INTO news (user_id, created_at, title, details) VALUES (?, 1, 'T', 'D')`,
  )
    .bind(owner.id)
    .run();
  await finish();
  expect(await rowCount('news', `user_id = ${owner.id}`)).toBe(0);
  await expectGone();
});
