/** Lists of stories in each of their sorts, for tests. */
import { nextOf } from '@desert/contract/paging';
import type { Story } from '@desert/contract/stories';
import { monthOf } from '../records/counts.ts';
import { env } from './account.ts';
import { type Fan, visitor } from './fan.ts';

const THIS_MONTH = `month = ${monthOf(Date.now())} AND month_likes > 0`;

/** Every sort with its filter and its order in SQL. */
const SORTS = [
  { sort: 'newest', shown: 'true', order: 'id DESC' },
  { sort: 'comments', shown: 'true', order: 'comment_count DESC, id DESC' },
  { sort: 'likes', shown: 'true', order: 'likes DESC, id DESC' },
  { sort: 'likes-month', shown: THIS_MONTH, order: 'month_likes DESC, id DESC' },
] as const;

/** The lists of news in each sort: of all authors, and of one, whose name the test appends. */
export const LISTS = SORTS.flatMap(({ sort, shown, order }) => [
  { list: `/news/?sort=${sort}`, shown, order, ofOne: false },
  { list: `/news/?sort=${sort}&author=`, shown, order, ofOne: true },
]);

export const run = (sql: string) => env.DB.prepare(sql).run();

/** Deletes all posts with their comments and likes. */
export async function clear(): Promise<void> {
  for (const table of ['news_likes', 'news_comments', 'news']) await run(`DELETE FROM ${table}`);
}

/**
 * Adds a post for each row of a subquery `from`, whose column `value` becomes its time. `author` and `count` are SQL,
 * too: the author's id, and the number of comments and likes that the post claims.
 */
export function addStories({ author, count, from }: Record<'author' | 'count' | 'from', string>) {
  const month = `iif(${count} % 4 = 0, 7, ${monthOf(Date.now())})`;
  return run(`INSERT INTO news (user_id, created_at, title, details, comment_count, likes, month, month_likes)
    SELECT ${author}, value, 'title', 'details', ${count}, ${count}, ${month}, ${count} FROM ${from}`);
}

/** Reads a page of a list: the ids on it, and the API path of the next page. */
export async function pageAt(address: string, fan: Fan = visitor) {
  const response = await fan.get(address);
  const stories = await response.json<Story[]>();
  const next = nextOf(response.headers.get('Link'))?.replace('/api', '');
  return { ids: stories.map(({ id }) => id), next };
}

/** Returns the ids of posts. @param sql the clauses after `FROM news` */
export async function idsBy(sql: string): Promise<number[]> {
  const { results } = await env.DB.prepare(`SELECT id FROM news ${sql}`).all<{ id: number }>();
  return results.map(({ id }) => id);
}
