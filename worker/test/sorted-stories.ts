/** Lists of stories in each of their sorts, for tests. */
import { nextOf } from '@desert/contract/paging';
import type { Story } from '@desert/contract/stories';
import { monthOf } from '../records/month.ts';
import { env } from './account.ts';
import { type Fan, visitor } from './fan.ts';
import { STORY_SECTIONS, type StorySection } from './stories.ts';

const THIS_MONTH = `month = ${monthOf(Date.now())} AND month_likes > 0`;

/** Every sort with what it shows and how, in SQL. */
const SORTS = [
  { sort: 'newest', shown: 'true', order: 'id DESC' },
  { sort: 'comments', shown: 'true', order: 'comment_count DESC, id DESC' },
  { sort: 'likes', shown: 'true', order: 'likes DESC, id DESC' },
  { sort: 'likes-month', shown: THIS_MONTH, order: 'month_likes DESC, id DESC' },
] as const;

/** A list of stories in a sort. @param ofOne whether of one author, whose name is to follow */
function listOf(section: StorySection, sorted: (typeof SORTS)[number], ofOne: boolean) {
  const list = `/${section.name}/?sort=${sorted.sort}${ofOne ? '&author=' : ''}`;
  return { ...sorted, section, ofOne, list };
}

export const LISTS = STORY_SECTIONS.flatMap((section) =>
  SORTS.flatMap((sorted) => [false, true].map((ofOne) => listOf(section, sorted, ofOne))),
);

export const run = (sql: string) => env.DB.prepare(sql).run();

export async function clear({ name, tables }: StorySection): Promise<void> {
  const images = name === 'memories' ? ['memory_images'] : [];
  for (const table of [tables.likes, tables.comments, ...images, name])
    await run(`DELETE FROM ${table}`);
}

/**
 * Adds a story for each row of a query that has `value`.
 * @param author of it, in SQL, and the counts it has, whatever is on it
 */
export function addStories(
  { name }: StorySection,
  { author, count, from }: { author: string; count: string; from: string },
) {
  const month = `iif(${count} % 4 = 0, 7, ${monthOf(Date.now())})`;
  return run(`INSERT INTO ${name} (user_id, created_at, title, details, comment_count, likes, month, month_likes)
    SELECT ${author}, value, 'title', 'details', ${count}, ${count}, ${month}, ${count} FROM ${from}`);
}

/** A page of a list: the ids on it, and the address of the next one. */
export async function pageAt(address: string, fan: Fan = visitor) {
  const response = await fan.get(address);
  const stories = await response.json<Story[]>();
  const next = nextOf(response.headers.get('Link'))?.replace('/api', '');
  return { ids: stories.map(({ id }) => id), next };
}

export async function idsFrom(address: string): Promise<number[]> {
  const { ids, next } = await pageAt(address);
  return next ? [...ids, ...(await idsFrom(next))] : ids;
}

/** The ids of a section's stories by a query of the whole table. */
export async function idsBy({ name }: StorySection, sql: string): Promise<number[]> {
  const { results } = await env.DB.prepare(`SELECT id FROM ${name} ${sql}`).all<{ id: number }>();
  return results.map(({ id }) => id);
}
