/** Fills a database with what fans wrote, as much of it as is asked for. */
import { execute, type Target } from '../../drizzle/d1.ts';
import { nameOf, personsOf } from '../../drizzle/seed/history/identities.ts';
import { seasons } from '../../drizzle/seed/history/seasons.ts';
import { slugs } from '../../drizzle/seed/history/slugs.ts';

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
    insert(items, 'merch (id, user_id, created_at, tags, name, description, price)', [
      ...AUTHORED,
      tagsOf(10),
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
    insert(
      count,
      `${table} (id, user_id, created_at, tags, title, details, likes, comment_count)`,
      [
        ...AUTHORED,
        tagsOf(2),
        `'Story ' || n`,
        `'What I remember of it.'`,
        '0',
        `iif(n <= ${commented}, ${COMMENTS}, 0)`,
      ],
    ),
    insert(commented * COMMENTS, `${comments} (${subject}, user_id, created_at, content)`, [
      `${FIRST_ID} + (n - 1) / ${COMMENTS}`,
      AUTHOR,
      '1700000000000 + n',
      `'I was there.'`,
    ]),
  ];
}

/** All seasons, and as many of those who played most, as tags. */
const TAGS = JSON.stringify([
  ...seasons.map(({ year }) => ({
    kind: 'season',
    id: year,
    label: year,
    path: `/history/${year}`,
  })),
  ...personsOf(seasons)
    .toSorted((a, b) => b.lines.length - a.lines.length)
    .slice(0, seasons.length)
    .map((person) => {
      const { first_name, last_name } = nameOf(person);
      const path = `/history/players/${slugs[person.id]?.[0]}`;
      return { kind: 'player', id: person.id, label: `${first_name} ${last_name}`, path };
    }),
]).replaceAll("'", "''");

/** So many different tags of a record, as SQL: five million among the most records. */
function tagsOf(count: number): string {
  const places = Array.from(
    { length: count },
    (_, at) => `(n + ${at * 7}) % ${2 * seasons.length}`,
  );
  return `json_array(${places.map((place) => `json_extract('${TAGS}', '$[' || (${place}) || ']')`).join(', ')})`;
}

/** Inserts rows numbered from 1 by `n`. */
function insert(count: number, into: string, values: string[]): string {
  const numbers = `WITH RECURSIVE numbers(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`;
  return `INSERT INTO ${into} ${numbers} SELECT ${values.join(', ')} FROM numbers;`;
}
