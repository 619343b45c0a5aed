/** Lists of stories in each order, of all authors and of one: complete even while stories are added and removed. */
import { parseNextLink } from '@desert/contract/records/paging';
import type { Story } from '@desert/contract/records/stories';
import * as fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { env } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { idsOfPages } from '../../../test/pages.ts';
import { upTo } from '../../../test/rows-read.ts';
import { countMonths } from '../../stories.ts';

const THIS_MONTH = `month = ${countMonths(Date.now())} AND month_likes > 0`;

/** Every sort with its filter and its order in SQL. */
const SORTS = [
  { sort: 'newest', shown: 'true', order: 'id DESC' },
  { sort: 'replied', shown: 'true', order: 'replied_at DESC, id DESC' },
  { sort: 'comments', shown: 'true', order: 'comment_count DESC, id DESC' },
  { sort: 'likes', shown: 'true', order: 'likes DESC, id DESC' },
  { sort: 'likes-month', shown: THIS_MONTH, order: 'month_likes DESC, id DESC' },
] as const;

/** The lists of news in each sort: of all authors, and of one, whose name the test appends. */
const LISTS = SORTS.flatMap(({ sort, shown, order }) => [
  { list: `/news/?sort=${sort}`, shown, order, ofOne: false },
  { list: `/news/?sort=${sort}&author=`, shown, order, ofOne: true },
]);

const run = (sql: string) => env.DB.prepare(sql).run();

/** Deletes all posts with their comments and likes. */
async function clear(): Promise<void> {
  for (const table of ['likes', 'comments', 'news']) await run(`DELETE FROM ${table}`);
}

/**
 * Adds a post for each row of a subquery `from`, whose column `value` becomes its time. `author` and `count` are SQL,
 * too: the author's id, and the number of comments and likes that the post claims.
 */
function addStories({ author, count, from }: Record<'author' | 'count' | 'from', string>) {
  const month = `iif(${count} % 4 = 0, 7, ${countMonths(Date.now())})`;
  return run(`INSERT INTO news (user_id, created_at, title, details, comment_count, replied_at, likes, month, month_likes)
    SELECT ${author}, value, 'title', 'details', ${count}, ${count}, ${count}, ${month}, ${count} FROM ${from}`);
}

/** Reads a page of a list: the ids on it, and the API path of the next page. */
async function pageAt(address: string, fan: Fan = visitor) {
  const response = await fan.get(address);
  const stories = await response.json<Story[]>();
  const next = parseNextLink(response.headers.get('Link'))?.replace('/api', '');
  return { ids: stories.map(({ id }) => id), next };
}

/** Returns the ids of posts. @param sql the clauses after `FROM news` */
async function idsBy(sql: string): Promise<number[]> {
  const { results } = await env.DB.prepare(`SELECT id FROM news ${sql}`).all<{ id: number }>();
  return results.map(({ id }) => id);
}

const PAGE = 24;

let author: Fan;
let other: Fan;

beforeAll(async () => {
  [author, other] = [await signedInFan(), await signedInFan()];
});

beforeEach(clear);

/** A small range, so that many counts are equal. */
const count = fc.nat(4);

interface Change {
  what: 'add' | 'remove' | 'recount';
  /** Index of the story, modulo their number. */
  to: number;
  count: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  what: fc.constantFrom('add', 'remove', 'recount'),
  to: fc.nat(40),
  count,
});

const course = fc.record({
  limit: fc.integer({ min: 1, max: 9 }),
  counts: fc.array(count, { minLength: 8, maxLength: 30 }),
  /** The changes before the second page, before the third, and so on. */
  changes: fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 8 }),
});

/** Adds stories with these counts, every third by the other author. */
const add = (counts: number[]) =>
  addStories({
    author: `iif(value % 3 = 0, ${other.id}, ${author.id})`,
    count: 'value / 3',
    from: `(SELECT value * 3 + key % 3 AS value FROM json_each('${JSON.stringify(counts)}'))`,
  });

/** @returns the id of the story that was removed or recounted, if any */
async function apply({ what, to, count }: Change): Promise<number | undefined> {
  if (what === 'add') await add([count, count]);
  const ids = await idsBy('ORDER BY id');
  const id = ids[to % (ids.length || 1)];
  if (what === 'add' || id === undefined) return undefined;
  await run(
    what === 'remove'
      ? `DELETE FROM news WHERE id = ${id}`
      : `UPDATE news SET likes = ${count}, comment_count = ${count}, replied_at = ${count}, month_likes = ${count} WHERE id = ${id}`,
  );
  return id;
}

/** Adds stories of two authors in turn, with each count several times. */
const fill = (count: number) =>
  addStories({
    author: `iif(value % 2, ${author.id}, ${other.id})`,
    count: `value / 2 % ${Math.ceil(count / 4)}`,
    from: upTo(count),
  });

const addressOf = ({ list, ofOne }: (typeof LISTS)[number]) =>
  ofOne ? list + author.username.toUpperCase() : list;

describe.each(LISTS)('$list', (variant) => {
  const { shown, order, ofOne } = variant;
  const byAuthor = () => (ofOne ? `AND user_id = ${author.id}` : '');

  it('the pages of the list have each post once and in order, even with equal counts', async () => {
    await fill(120);
    const expected = await idsBy(`WHERE ${shown} ${byAuthor()} ORDER BY ${order}`);
    expect(expected.length).toBeGreaterThan(PAGE);
    expect((await idsOfPages(`${addressOf(variant)}&limit=7`)).flat()).toEqual(expected);
  });

  it('the pages of the list have no gap or repeat while other posts come and go', async () => {
    await fc.assert(
      fc.asyncProperty(course, async ({ limit, counts, changes }) => {
        await clear();
        await add(counts);
        const before = await idsBy(`WHERE ${shown} ${byAuthor()}`);
        const changed = new Set<number | undefined>();
        const found: number[] = [];
        let next: string | undefined = `${addressOf(variant)}&limit=${limit}`;
        for (let at = 0; next; at += 1) {
          const page: Awaited<ReturnType<typeof pageAt>> = await pageAt(next);
          found.push(...page.ids);
          next = page.next;
          for (const each of changes[at] ?? []) changed.add(await apply(each));
        }
        const stayed = before.filter((id) => !changed.has(id));
        expect(stayed.filter((id) => !found.includes(id))).toEqual([]);
        const calm = found.filter((id) => !changed.has(id));
        expect(new Set(calm).size).toBe(calm.length);
      }),
      { numRuns: 20 },
    );
  });
});
