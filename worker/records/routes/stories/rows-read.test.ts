import { beforeAll, expect, it } from 'vitest';
import { env } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { rowsRead, SESSION_ROWS, upTo } from '../../../test/rows-read.ts';
import { NEWS, newStory } from '../../../test/stories.ts';

let author: Fan;
let path: string;

const run = (sql: string) => env.DB.prepare(sql).run();

/** Creates a post with more comments and likes than a page shows. */
beforeAll(async () => {
  author = await signedInFan();
  const { id } = await newStory(NEWS, author);
  path = `/news/${id}/`;
  await run(`INSERT INTO comments (user_id, created_at, kind, record_id, content)
    SELECT ${author.id}, 1, 'news', ${id}, 'comment' FROM ${upTo(2000)}`);
  await run(`INSERT INTO users (username, username_key, email, email_key, password, created_at)
    SELECT 'liker-' || value, 'liker-' || value, '', 'liker-' || value, '!', 1 FROM ${upTo(500)}`);
  await run(`INSERT INTO likes (user_id, kind, record_id)
    SELECT id, 'news', ${id} FROM users WHERE username LIKE 'liker-%'`);
});

it('a post is read with at most 100 comments and 100 likes, even around a linked comment', async () => {
  const budget = 3 + 101 * 2 + 100 + 4;
  expect(await rowsRead(path, visitor)).toBeLessThanOrEqual(budget);
  // A page around a comment has as many. For a missing one, that page and the newest are read.
  const sql = 'SELECT id FROM comments ORDER BY id LIMIT 1 OFFSET 1000';
  const comment = await env.DB.prepare(sql).first<number>('id');
  const around = `${path}?comment=${comment}`;
  expect(await rowsRead(around, visitor)).toBeLessThanOrEqual(budget + 2);
  await run(`DELETE FROM comments WHERE id = ${comment}`);
  expect(await rowsRead(around, visitor)).toBeLessThanOrEqual(2 * budget);
  // One row tells whether the author commented, however many comments they have.
  expect(await rowsRead(path, author)).toBeLessThanOrEqual(budget + SESSION_ROWS + 1);
});
