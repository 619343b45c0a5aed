/** Lists, details, home and moderation read as few rows of D1 among a million records, a third of them not visible, as among 1,800. */
import { KIND_NAMES } from '@desert/contract/records/kinds';
import { beforeAll, expect, it } from 'vitest';
import { countMonths } from '../records/stories.ts';
import { env } from '../test/account.ts';
import { type Fan, signedInFan, visitor } from '../test/fan.ts';
import { seedHistory } from '../test/history.ts';
import { signedInModerator } from '../test/moderators.ts';
import { rowsRead, upTo } from '../test/rows-read.ts';
import { SEASON_TAG } from '../test/tagged.ts';

const FEW = 600;
const MANY = 333_334;
/** Records per statement: a D1 statement has to end within 30 s. */
const STEP = 50_000;

let author: Fan;
let moderator: Fan;

const run = (sql: string) => env.DB.prepare(sql).run();

/** Drops all triggers: they would take most of the time, and fill other tables with millions of rows. */
async function dropTriggers(): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'trigger'`,
  ).all<{ name: string }>();
  for (const { name } of results) await run(`DROP TRIGGER ${name}`);
}

/** Adds tagged records of each kind up to the id `last`, with comments on stories and a case for every tenth record. */
async function fillTo(last: number): Promise<void> {
  const [{ from }] = (await run('SELECT coalesce(max(id), 0) AS "from" FROM news')).results as [
    { from: number },
  ];
  for (let first = from; first < last; first += STEP) {
    const numbers = `(SELECT value + ${first} + 1 AS n FROM ${upTo(Math.min(STEP, last - first))})`;
    const state = `CASE n % 6 WHEN 0 THEN 'deleted' WHEN 3 THEN 'hidden' ELSE 'visible' END`;
    const common = `n, ${author.id}, n, '${JSON.stringify([SEASON_TAG])}', ${state}, n`;
    const columns = 'id, user_id, created_at, tags, visibility, visibility_changed_at';
    await run(`INSERT INTO merch (${columns}, name, description, price, state)
      SELECT ${common}, 'Hat', 'Of wool', 5, iif(n % 2, 'for_sale', 'sold') FROM ${numbers}`);
    for (const name of ['news', 'memories']) {
      await run(`INSERT INTO ${name} (${columns}, title, details, comment_count, likes, month, month_likes)
        SELECT ${common}, 'Title', 'Details', n, n, ${countMonths(Date.now())}, n FROM ${numbers}`);
      // All comments are on four stories.
      await run(`INSERT INTO comments (user_id, created_at, kind, record_id, content)
        SELECT ${author.id}, n, '${name}', n % 4 + 7, 'Words' FROM ${numbers}`);
    }
    for (const name of ['merch', 'news', 'memories'])
      await run(`INSERT INTO record_tags (tag, kind, record_id) SELECT 'season:2011-12', '${name}', id FROM ${name}
        WHERE id > ${first} AND visibility = 'visible' ${name === 'merch' ? "AND state = 'for_sale'" : ''}`);
    for (const open of ['open', 'closed'])
      await run(`INSERT INTO cases (kind, subject_id, author_id, state, opened_at)
        SELECT 'news', n + ${open === 'open' ? 0 : 10_000_000}, ${author.id}, '${open}', n FROM ${numbers}`);
    await run(`INSERT INTO moderation_actions (created_at, moderator_id, action, kind, subject_id, author_id, title, rule, reason)
      SELECT n, ${moderator.id}, 'warn', 'news', n, ${author.id}, '', '', '' FROM ${numbers}`);
  }
}

const readAll = async (paths: string[], fan: Fan) =>
  Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await rowsRead(path, fan)] as const)),
  );

beforeAll(async () => {
  await seedHistory();
  [author, moderator] = [await signedInFan(), await signedInModerator()];
  await dropTriggers();
});

it('lists, details and moderation read no more rows among a million records than among few', async () => {
  const ofStories = ['news', 'memories'].flatMap((name) =>
    ['sort=newest', 'sort=comments', 'sort=likes', 'sort=likes-month'].flatMap((sort) => [
      `/${name}/?${sort}`,
      `/${name}/?${sort}&author=${author.username}`,
    ]),
  );
  const ofAll = KIND_NAMES.flatMap((name) => [
    `/${name}/`,
    `/${name}/?limit=3`,
    `/${name}/?tag=season:2011-12`,
    `/${name}/10/`,
  ]);
  const paths = [
    ...ofStories,
    ...ofAll,
    `/merch/?state=sold&user_id=${author.id}`,
    `/users/${author.username}/`,
    '/news/10/comments/',
    '/memories/10/comments/',
    '/history/today/',
  ];
  const ofModeration = [
    '/moderation/cases/',
    '/moderation/cases/?state=closed',
    '/moderation/log/',
    `/moderation/members/${author.username}/`,
  ];
  const read = async () => ({
    ...(await readAll(paths, visitor)),
    ...(await readAll(ofModeration, moderator)),
  });
  await fillTo(FEW);
  const few = await read();
  await fillTo(MANY);
  const many = await read();
  expect(Object.keys(many).filter((path) => !(many[path]! <= few[path]!))).toEqual([]);
  expect(Object.entries(few).filter(([, rows]) => !(rows > 0 && rows <= 500))).toEqual([]);
});
