import { KIND_NAMES } from '@desert/contract/records/kinds';
/** Lists and records read the same number of D1 rows among many records as among few, within a budget. */
import { MAX_SOLD } from '@desert/contract/store/item-values';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_TOTAL } from '../records/queries.ts';
import { countMonths } from '../records/stories.ts';
import { env } from '../test/account.ts';
import { discover, rowsReadFor } from '../test/discovery.ts';
import { type Fan, signedInFan, visitor } from '../test/fan.ts';
import { seedHistory } from '../test/history.ts';
import { rowsRead, SESSION_ROWS, upTo } from '../test/rows-read.ts';
import { savedOf } from '../test/saves.ts';
import { followWrites } from '../test/search.ts';
import { STORY_SECTIONS } from '../test/stories.ts';
import { clearRecords, SEASON_TAG } from '../test/tagged.ts';

const IMAGES = 3;
const COMMENTS = 20;
/** Likes of a story, the author’s own included. */
const LIKES = 10;
const PAGE = 24;
const SAVED_PAGE = 20;

/** Rows of a page of items and the next item: each with its seller, its images and the end of their range. */
const ITEMS = (PAGE + 1) * (2 + IMAGES + 1);
/** Rows of an item’s shelves: twelve items, each with its first image, and the ends of the ranges. */
const SHELVES = 12 * 2 + 4;
/** Rows that the total of a first page counts. */
const COUNTED = MAX_TOTAL + 1;
/** Rows of a page of items from the search index or the table of tags. */
const INDEXED = ITEMS + 2 * (PAGE + 1);
/** Rows of a page of stories and the next story: each with its author, the viewer’s like, and a memory’s images. */
const STORIES = (PAGE + 1) * 4;
/** Rows of a story, its author and the viewer’s like; comments with their authors; likes; the ends of the ranges. */
const STORY = 3 + COMMENTS * 2 + LIKES + 4;
/** Rows of the memories before and after one, and of their tags. */
const NEIGHBORS = 4;
/** Rows of the session; of each kind’s page of saves and the next, read and sorted; of each record and its relations. */
const SAVED = SESSION_ROWS + KIND_NAMES.length * 2 * (SAVED_PAGE + 1) + SAVED_PAGE * 4;

const BY_TAG = ['tag=season:2011-12', 'tag=season:2011-12&cursor=dw', 'tag=player:shane-doan'];

/** Paths that a visitor reads, each with the maximum of rows. `:id` and `:name` are the author’s. */
const OF_VISITORS: [path: string, most: number][] = [
  ['/merch/', ITEMS + COUNTED],
  ['/merch/?cursor=dw', ITEMS],
  ['/merch/?user_id=:id', ITEMS + COUNTED],
  ['/merch/?state=sold&user_id=:id', ITEMS + COUNTED],
  ['/merch/50/', 2 + IMAGES + 1 + MAX_SOLD + 2 + SHELVES],
  ['/memories/?author=:name&limit=6', 7 * 4 + 2],
  ['/users/:name/', 12 + 4 * COUNTED],
  ...['newest', 'replied', 'comments', 'likes', 'likes-month'].flatMap((sort) => {
    const cursor = sort === 'newest' ? 'dw' : `dw~${sort}~249`;
    return ['', '&author=:name', `&cursor=${cursor}`, `&author=:name&cursor=${cursor}`].map(
      (more): [string, number] => [
        `/news/?sort=${sort}${more}`,
        (PAGE + 1) * 3 + 1 + (more.includes('cursor') ? 0 : COUNTED),
      ],
    );
  }),
  ...['merch', 'memories'].flatMap((name) =>
    BY_TAG.map((query): [string, number] => [
      `/${name}/?${query}`,
      INDEXED + (query.includes('cursor') ? 0 : 3 * COUNTED),
    ]),
  ),
];

/** Paths that a visitor and the author read, each with the maximum of rows. */
const OF_STORIES = STORY_SECTIONS.flatMap(({ name }): [path: string, most: number][] => [
  [`/${name}/`, STORIES + COUNTED],
  [`/${name}/?user_id=:id`, STORIES + COUNTED],
  [`/${name}/50/`, STORY + NEIGHBORS],
  // One of the three rows shows that no account is being deleted.
  [`/${name}/50/comments/?limit=10`, 3 + 11 * 2],
]);

/** Paths of a member who saved all records. `:cursor` is that of the second page. */
const OF_SAVES: [path: string, most: number][] = [
  [`/saved/?limit=${SAVED_PAGE}`, SAVED],
  [`/saved/?limit=${SAVED_PAGE}&cursor=:cursor`, SAVED],
  [`/saved/?limit=${SAVED_PAGE}&kind=news`, SAVED],
];

const FILTERS = [
  'category=hat',
  'sort=price',
  'sort=-price&q=wool',
  'min=10&max=20',
  'min=10&max=20&sort=price',
  'q=hat&size=L&condition=good&tag=season:2011-12&min=3',
  'category=jersey',
  'q=h',
];

let author: Fan;
let other: Fan;
let saver: Fan;

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

/**
 * Replaces all records by `count` visible ones of each kind and a tenth as many hidden ones, by two authors in turn. A
 * tenth is for sale or has comments and likes.
 */
async function fill(count: number): Promise<void> {
  await clearRecords();
  const by = `iif(value % 2, ${author.id}, ${other.id})`;
  const tags = JSON.stringify([SEASON_TAG]);
  const visibility = `iif(value % 11, 'visible', 'hidden'), 1`;
  const records = upTo(1.1 * count);
  await run(
    `INSERT INTO merch (id, user_id, created_at, name, description, price, category, size, condition, state, tags, visibility, visibility_changed_at)
      SELECT value + 1, ${by}, value, 'Hat ' || value, 'Of wool', 100 * (value % 90 + 1), iif(value % 2, 'hat', 'other'), 'L',
        'good', iif(value % 20 < 2, 'for_sale', 'sold'), ?, ${visibility} FROM ${records}`,
    tags,
  );
  await run(
    `INSERT INTO images (kind, record_id, url, alt) SELECT 'merch', merch.id, '/images/a.svg', '' FROM ${upTo(IMAGES)}, merch`,
  );
  await run(
    `INSERT INTO saves (kind, record_id, user_id, created_at) SELECT 'merch', id, ${saver.id}, id FROM merch`,
  );
  for (const { name } of STORY_SECTIONS) {
    await run(
      `INSERT INTO ${name} (id, user_id, created_at, title, details, comment_count, likes, month, month_likes, tags, visibility, visibility_changed_at)
        SELECT value + 1, ${by}, value, 'title', 'details', value / 2, value / 2, ${countMonths(Date.now())}, value / 2, ?, ${visibility} FROM ${records}`,
      tags,
    );
    await run(`INSERT INTO comments (user_id, created_at, kind, record_id, content)
      SELECT ${author.id}, 1, '${name}', ${name}.id, 'comment' FROM ${upTo(COMMENTS)}, ${name} WHERE ${name}.id % 10 = 0`);
    await run(`INSERT INTO likes (user_id, kind, record_id) SELECT users.id, '${name}', ${name}.id FROM ${name}, users
      WHERE ${name}.id % 10 = 0 AND (username LIKE 'liker-%' OR users.id = ${author.id})`);
    await run(
      `INSERT INTO saves (kind, record_id, user_id, created_at) SELECT '${name}', id, ${saver.id}, id FROM ${name}`,
    );
  }
  await followWrites();
}

async function read(path: string, fan: Fan): Promise<number> {
  const { next = '' } = path.includes(':cursor')
    ? await savedOf(saver, `/saved/?limit=${SAVED_PAGE}`)
    : {};
  const cursor = new URLSearchParams(next.split('?')[1]).get('cursor') ?? '';
  const known = path
    .replace(':id', String(author.id))
    .replace(':name', author.username)
    .replace(':cursor', encodeURIComponent(cursor));
  return rowsRead(known, fan);
}

/** Reads all paths. @returns the rows read for each */
const readAll = async () => ({
  visitor: await Promise.all([...OF_VISITORS, ...OF_STORIES].map(([path]) => read(path, visitor))),
  author: await Promise.all(OF_STORIES.map(([path]) => read(path, author))),
  saver: await Promise.all(OF_SAVES.map(([path]) => read(path, saver))),
});

let few: Awaited<ReturnType<typeof readAll>>;
let many: typeof few;

beforeAll(async () => {
  await seedHistory();
  [author, other, saver] = [await signedInFan(), await signedInFan(), await signedInFan()];
  await run(`INSERT INTO users (username, username_key, email, email_key, password, created_at)
    SELECT 'liker-' || value, 'liker-' || value, '', 'liker-' || value, '!', 1 FROM ${upTo(LIKES - 1)}`);
});
// Each author has more items for sale than the total counts.
beforeAll(async () => {
  await fill(2100);
  few = await readAll();
});
beforeAll(async () => {
  await fill(4200);
  many = await readAll();
});

describe.each([
  ['visitor', [...OF_VISITORS, ...OF_STORIES], 0],
  ['author', OF_STORIES, SESSION_ROWS],
  ['saver', OF_SAVES, 0],
] as const)('rows read by the %s', (viewer, paths, more) => {
  it.each(paths.map(([path, most], at) => [path, most + more, at] as const))(
    'the rows read for %s are at most %i, the same among 2,100 and 4,200 records',
    (_, most, at) => {
      expect(many[viewer][at]).toBe(few[viewer][at]);
      expect(many[viewer][at]).toBeGreaterThan(0);
      expect(many[viewer][at]).toBeLessThanOrEqual(most);
    },
  );
});

it('the Store reads few rows with any filter', async () => {
  const rows = await Promise.all(
    FILTERS.map(async (query) => ({ query, rows: await rowsRead(`/merch?${query}`, visitor) })),
  );
  expect(rows.filter((result) => !(result.rows <= 230 + PAGE * (IMAGES + 1)))).toEqual([]);
});

it('the feed of a season reads few rows', async () => {
  expect(rowsReadFor(await discover('/history/2011-12/feed.xml'))).toBeLessThanOrEqual(180);
});
