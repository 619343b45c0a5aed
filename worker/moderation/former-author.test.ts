/** Deletion of accounts with more comments, cases and reports than one batch handles. */
import { beforeEach, expect, it } from 'vitest';
import { ROWS_PER_STEP } from '../accounts/deletion/finish.ts';
import { env, rowCount } from '../test/account.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { report, signedInModerator } from '../test/moderators.ts';
import { deleteAccountOf, signedInOwner } from '../test/owner.ts';
import { upTo } from '../test/rows-read.ts';
import { newStory, STORY_SECTIONS } from '../test/stories.ts';
import { expectSound, rowsOf } from '../test/whole-database.ts';

const NEWS = STORY_SECTIONS[0]!;
const MANY = 2 * ROWS_PER_STEP + 1;
let owner: Fan;
let other: Fan;
let moderator: Fan;

beforeEach(async () => {
  owner = await signedInOwner();
  [other, moderator] = [await signedInFan(), await signedInModerator()];
});

const run = (sql: string) => env.DB.prepare(sql).run();

it('deleting an account with more reports and cases than one batch handles removes it from all of them', async () => {
  const { id } = await newStory(NEWS, other);
  const first = id + 1_000_000;
  await run(`INSERT INTO cases (kind, subject_id, author_id, state, report_count, opened_at)
    SELECT 'news', ${first} + value, ${owner.id}, 'open', 2, 1 FROM ${upTo(MANY)}`);
  await run(`INSERT INTO reports (user_id, kind, subject_id, reason, created_at, closed_at)
    SELECT ${owner.id}, 'news', ${first} + value, 'x', 1, iif(value < 10, 1, NULL) FROM ${upTo(MANY)}`);
  await report(owner, 'news', id);
  await report(moderator, 'news', id);
  expect((await deleteAccountOf(owner)).status).toBe(200);
  expect(Object.values(await rowsOf(owner)).every((rows) => rows === 0)).toBe(true);
  const filled = `subject_id >= ${first} AND author_id IS NULL`;
  expect(await rowCount('cases', `${filled} AND report_count = 2`)).toBe(10);
  expect(await rowCount('cases', `${filled} AND report_count = 1`)).toBe(MANY - 10);
  expect(await rowCount('cases', `subject_id = ${id} AND report_count = 1`)).toBe(1);
  await expectSound();
});
