import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { rowsRead, SESSION_ROWS, upTo } from '../../../test/rows-read.ts';
import { STORY_SECTIONS } from '../../../test/stories.ts';

const COMMENTS = 20;
/** The author's own among them. */
const LIKES = 10;
const PAGE = 24;

/** A row more than the page, with its author and the viewer's own like; a memory's images besides. */
const LIST_BUDGET = (PAGE + 1) * 4;
/** The story, its author and own like; comments with their authors; likes; the end of each range. */
const DETAIL_BUDGET = 3 + COMMENTS * 2 + LIKES + 4;

let author: Fan;

beforeAll(async () => {
  author = await signedInFan();
  const run = (sql: string) => env.DB.prepare(sql).run();
  await run(`INSERT INTO users (username, username_key, email, email_key, password, created_at)
    SELECT 'l' || value, 'l' || value, '', 'l' || value, '!', 1 FROM ${upTo(LIKES - 1)}`);
});

describe.each(STORY_SECTIONS)('rows read of /$name', ({ name, field, tables }) => {
  /** Has so many stories in the database, each with comments and likes. */
  async function fill(count: number): Promise<void> {
    const run = (sql: string) => env.DB.prepare(sql).run();
    for (const table of [tables.likes, tables.comments, name]) await run(`DELETE FROM ${table}`);
    await run(`INSERT INTO ${name} (id, user_id, created_at, title, details)
      SELECT value + 1, ${author.id}, value, 'title', 'details' FROM ${upTo(count)}`);
    await run(`INSERT INTO ${tables.comments} (user_id, created_at, ${field}, content)
      SELECT ${author.id}, 1, ${name}.id, 'comment' FROM ${upTo(COMMENTS)}, ${name}`);
    await run(`INSERT INTO ${tables.likes} (user_id, ${field})
      SELECT users.id, ${name}.id FROM ${name}, users WHERE username LIKE 'l%' OR users.id = ${author.id}`);
  }

  it.each([
    ['the list', `/${name}/`, LIST_BUDGET],
    ['one author’s stories', () => `/${name}/?user_id=${author.id}`, LIST_BUDGET],
    ['a detail', `/${name}/50/`, DETAIL_BUDGET],
    ['earlier comments', `/${name}/50/comments/?limit=10`, 2 + 11 * 2],
  ])('for %s are the same among 100 and 1,000, within the budget', async (_, path, budget) => {
    const address = typeof path === 'string' ? path : path();
    await fill(100);
    const few = [await rowsRead(address, visitor), await rowsRead(address, author)];
    await fill(1000);
    const many = [await rowsRead(address, visitor), await rowsRead(address, author)];

    expect(many).toEqual(few);
    expect(many[0]).toBeGreaterThan(0);
    expect(many[0]).toBeLessThanOrEqual(budget);
    expect(many[1]).toBeLessThanOrEqual(budget + SESSION_ROWS);
  });

  it('for a detail stop at 100 comments and 100 likes', async () => {
    await fill(1);
    const run = (sql: string) => env.DB.prepare(sql).run();
    await run(`INSERT INTO ${tables.comments} (user_id, created_at, ${field}, content)
      SELECT ${author.id}, 1, 1, 'comment' FROM ${upTo(2000)}`);
    await run(`INSERT INTO users (username, username_key, email, email_key, password, created_at)
      SELECT '${name}' || value, '${name}' || value, '', '${name}' || value, '!', 1 FROM ${upTo(500)}`);
    await run(`INSERT INTO ${tables.likes} (user_id, ${field})
      SELECT id, 1 FROM users WHERE username LIKE '${name}%'`);
    const budget = 3 + 101 * 2 + 100 + 4;
    expect(await rowsRead(`/${name}/1/`, visitor)).toBeLessThanOrEqual(budget);
    // Those around one are as many. Of one that is gone it reads those, and then the newest.
    const { id } = (await env.DB.prepare(
      `SELECT id FROM ${tables.comments} WHERE ${field} = 1 ORDER BY id LIMIT 1 OFFSET 1000`,
    ).first<{ id: number }>())!;
    expect(await rowsRead(`/${name}/1/?comment=${id}`, visitor)).toBeLessThanOrEqual(budget + 2);
    await run(`DELETE FROM ${tables.comments} WHERE id = ${id}`);
    const gone = await rowsRead(`/${name}/1/?comment=${id}`, visitor);
    expect(gone).toBeLessThanOrEqual(2 * budget);
    // One of the author's many comments says that there is one.
    const signedIn = budget + SESSION_ROWS + 1;
    expect(await rowsRead(`/${name}/1/`, author)).toBeLessThanOrEqual(signedIn);
  });
});
