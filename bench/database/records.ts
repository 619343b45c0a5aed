/** Fills a database with what fans wrote, as much of it as is asked for. */
import { execute, type Target } from '../../drizzle/d1.ts';

/** How many of each there are, besides the few of the demo. */
export interface RecordCounts {
  items: number;
  posts: number;
  memories: number;
}

export const FEW: RecordCounts = { items: 100, posts: 100, memories: 100 };
export const MANY: RecordCounts = { items: 100_000, posts: 1_000_000, memories: 1_000_000 };

/** The id of a record which both fillings have, as whatever it is, with others on both sides. */
export const FILLED_ID = 1050;

const FIRST_ID = 1001;
/** On each of the first hundred stories. */
const COMMENTS = 20;

/** Fills a database that has the site's tables and the demo's fans. */
export async function fillRecords(target: Target, counts: RecordCounts): Promise<void> {
  await execute(target, fillingOf(counts));
}

/** The statements that add the records, with their images, comments and counts. */
function fillingOf({ items, posts, memories }: RecordCounts): string[] {
  return [
    insert(items, 'merch (id, user_id, created_at, name, description, price)', [
      ...AUTHORED,
      `'Item ' || n`,
      `'Worn once.'`,
      '1250',
    ]),
    ...[1, 2].map((at) =>
      insert(items, 'merch_images (merch_id, url, alt)', [ID, PICTURE, `'Picture ${at}'`]),
    ),
    ...stories('news', 'news_id', posts),
    ...stories('memories', 'memory_id', memories),
    insert(memories, 'memory_images (memory_id, url, alt)', [ID, PICTURE, `'Picture'`]),
    // The search index is made of all there is: what changed, one by one, is as many rows again.
    'DELETE FROM search_changes;',
  ];
}

const ID = `${FIRST_ID - 1} + n`;
const AUTHOR = '(SELECT min(id) FROM users)';
const AUTHORED = [ID, AUTHOR, '1700000000000 + n'];
const PICTURE = `'/images/demo/puck.svg'`;

function stories(table: string, subject: string, count: number): string[] {
  const commented = Math.min(count, 100);
  const comments = table === 'news' ? 'news_comments' : 'memory_comments';
  return [
    insert(count, `${table} (id, user_id, created_at, title, details, likes, comment_count)`, [
      ...AUTHORED,
      `'Story ' || n`,
      `'What I remember of it.'`,
      '0',
      `iif(n <= ${commented}, ${COMMENTS}, 0)`,
    ]),
    insert(commented * COMMENTS, `${comments} (${subject}, user_id, created_at, content)`, [
      `${FIRST_ID} + (n - 1) / ${COMMENTS}`,
      AUTHOR,
      '1700000000000 + n',
      `'I was there.'`,
    ]),
  ];
}

/** Inserts rows numbered from 1 by `n`. */
function insert(count: number, into: string, values: string[]): string {
  const numbers = `WITH RECURSIVE numbers(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`;
  return `INSERT INTO ${into} ${numbers} SELECT ${values.join(', ')} FROM numbers;`;
}
