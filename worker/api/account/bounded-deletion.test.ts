/** Accounts with more rows than a batch takes. */
import { beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { deleteAccountOf, PASSWORD, signedInOwner } from '../../test/owner.ts';
import { upTo } from '../../test/rows-read.ts';
import { newStory, STORY_SECTIONS } from '../../test/stories.ts';
import { expectSound, rowsOf } from '../../test/whole-database.ts';
import { api } from '../app.ts';
import { STEP } from './deletion.ts';

let owner: Fan;
let other: Fan;
const MANY = 2 * STEP + 1;
let batches: number;

/** Posts with a like, a comment and a save each by the owner, and as many of each on another's. */
beforeEach(async () => {
  [owner, other] = [await signedInOwner(), await signedInFan()];
  batches = 0;
  const { id } = await newStory(STORY_SECTIONS[0]!, other);
  const post = (author: number, likes: number) =>
    `INSERT INTO news (user_id, created_at, title, details, likes, comment_count)
      SELECT ${author}, 1, 'A title', 'Details', ${likes}, ${likes} FROM ${upTo(MANY)}`;
  const by = `FROM news WHERE user_id IN (${owner.id}, ${other.id}) AND id > ${id}`;
  const statements = [
    post(owner.id, 1),
    post(other.id, 1),
    `INSERT INTO news_likes (news_id, user_id) SELECT id, ${owner.id} ${by}`,
    `INSERT INTO news_comments (user_id, created_at, news_id, content) SELECT ${owner.id}, 1, id, 'x' ${by}`,
    `INSERT INTO news_saves (news_id, user_id, created_at) SELECT id, ${owner.id}, 1 ${by}`,
  ];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  await expectSound();
});

/** Deletes the account with a database that fails at a batch. */
function deleteWith(failing: number): Response | Promise<Response> {
  const database = {
    prepare: (sql: string) => env.DB.prepare(sql),
    batch: async (statements: D1PreparedStatement[]) => {
      batches += 1;
      if (batches === failing) throw new Error('D1_ERROR: the machine is gone.');
      return env.DB.batch(statements);
    },
  } as D1Database;
  const headers = { Origin: ORIGIN, Cookie: owner.cookies, 'Content-Type': 'application/json' };
  const init = { method: 'DELETE', headers, body: JSON.stringify({ password: PASSWORD }) };
  return api.request(`${ORIGIN}/api/account/`, init, { ...env, DB: database });
}

it('an account goes in bounded batches', async () => {
  expect((await deleteWith(0)).status).toBe(200);
  expect(batches).toBeGreaterThanOrEqual(Math.ceil(MANY / STEP));
  expect(batches).toBeLessThanOrEqual(Math.ceil((2 * MANY) / STEP));
  expect(await rowCount('users', `id = ${owner.id}`)).toBe(0);
  expect(await rowCount('news_comments', "user_id = 0 AND content = ''")).toBeGreaterThanOrEqual(
    MANY,
  );
  await expectSound();
});

it('an account that was cut off is still its owner’s, with true counts, and goes when asked again', async () => {
  expect((await deleteWith(2)).status).toBe(500);
  await expectSound();
  expect(await rowCount('news', `user_id = ${owner.id}`)).toBe(MANY - STEP);
  expect((await owner.get('/auth/')).status).toBe(200);
  expect((await deleteAccountOf(owner)).status).toBe(200);
  expect(Object.values(await rowsOf(owner)).every((rows) => rows === 0)).toBe(true);
  await expectSound();
});

it('an account goes in bounded batches also where others wrote a lot on its posts', async () => {
  const many = 5 * STEP;
  const two = `(SELECT id FROM news WHERE user_id = ${owner.id} ORDER BY id LIMIT 2)`;
  const statements = [
    `INSERT INTO news_comments (user_id, created_at, news_id, content)
      SELECT ${other.id}, 1, id, 'x' FROM ${upTo(many)}, ${two}`,
    `UPDATE news SET comment_count = comment_count + ${many} WHERE id IN ${two}`,
  ];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  await expectSound();
  expect((await deleteWith(2)).status).toBe(500);
  expect(await rowCount('news', `user_id = ${owner.id}`)).toBe(MANY);
  await expectSound();
  batches = 0;
  expect((await deleteWith(3)).status).toBe(500);
  await expectSound();
  expect((await deleteAccountOf(owner)).status).toBe(200);
  expect(await rowCount('users', `id = ${owner.id}`)).toBe(0);
  await expectSound();
});
