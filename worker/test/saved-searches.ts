import { drizzle } from 'drizzle-orm/d1';
/** Measures what saved searches cost: many searches of the Store, and items that are matched with them. */
import { followersHandler } from '../follows/handler.ts';
import { chooseTopic, parseSearch } from '../follows/targets.ts';
import type { Claimed } from '../jobs/handler.ts';
import { runClaimed } from '../jobs/run/run.ts';
import { countRowsRead } from '../platform/database/rows-read.ts';
import { env } from './account.ts';
import { signedInFan } from './fan.ts';
import { jobsOf } from './jobs.ts';
import { seeded } from './random.ts';

/** Words of the Store by frequency, and 400 names: nine in ten searches, and all items, have one of each. */
const THINGS = [
  'jersey',
  'puck',
  'sweater',
  'program',
  'cap',
  'mask',
  'ticket',
  'scarf',
  'card',
  'stick',
];
const NAMES = Array.from({ length: 400 }, (_, at) => {
  const [first = '', middle = '', last = ''] = [at % 20, Math.floor(at / 20), (at * 7) % 26].map(
    (n) => String.fromCharCode(97 + (n % 26)),
  );
  return `${first}o${middle}a${last}son${at}`;
});
const SEARCHES_PER_MEMBER = 5;

export interface Cost {
  /** D1 rows of one item's job, on average. */
  read: number;
  written: number;
  /** Queries of the saved searches. */
  queries: number;
  notified: number;
}

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

/** Stores saved searches of as many members as needed. */
export async function seedSearches(count: number): Promise<void> {
  const random = seeded(3);
  const pick = (list: string[]) => list[Math.floor(random() ** 2 * list.length)]!;
  const members = Math.ceil(count / SEARCHES_PER_MEMBER);
  await run(
    `INSERT OR IGNORE INTO users (username, username_key, email, email_key, password, created_at)
      SELECT 'saver' || value, 'saver' || value, 'saver' || value, 'saver' || value, '!', 1 FROM json_each(?)`,
    JSON.stringify(Array.from({ length: members }, (_, at) => at)),
  );
  const rows = Array.from({ length: count }, (_, at) => {
    const words = random() < 0.1 ? pick(THINGS) : `${pick(NAMES)} ${pick(THINGS)}`;
    const max = random() < 0.5 ? `&max=${10 + Math.floor(random() * 90)}` : '';
    const size = random() < 0.2 ? '&size=L' : '';
    const key = `q=${words.replace(' ', '+')}${max}${size}`;
    const filters = parseSearch(key)!;
    return [
      `saver${Math.floor(at / SEARCHES_PER_MEMBER)}`,
      `${key}#${at}`,
      chooseTopic(filters),
      filters,
    ];
  });
  for (let first = 0; first < rows.length; first += 1000)
    await run(
      `INSERT INTO follows (user_id, kind, key, topic, filters, created_at)
        SELECT (SELECT id FROM users WHERE username_key = value ->> 0), 'search', value ->> 1, value ->> 2, value ->> 3, 1 FROM json_each(?)`,
      JSON.stringify(rows.slice(first, first + 1000)),
    );
}

/** Posts items, and runs their jobs. */
export async function matchItems(count: number): Promise<Cost> {
  const seller = await signedInFan();
  const random = seeded(4);
  const pick = (list: string[]) => list[Math.floor(random() ** 2 * list.length)]!;
  const items = Array.from({ length: count }, () => [
    `${pick(NAMES)} ${pick(THINGS)}`,
    Math.floor(random() * 10_000) + 100,
  ]);
  await run(
    `INSERT INTO merch (user_id, created_at, idempotency_key, name, description, price, size)
      SELECT ?, ${Date.now()} + key, 'saved-searches ' || key, value ->> 0, 'Worn once and kept in a closet', value ->> 1, 'L' FROM json_each(?)`,
    seller.id,
    JSON.stringify(items),
  );
  let queries = 0;
  const counted = countRowsRead({
    prepare(sql: string) {
      queries += Number(sql.includes('FROM "follows"'));
      return env.DB.prepare(sql);
    },
    batch: <T>(statements: D1PreparedStatement[]) => env.DB.batch<T>(statements),
  });
  const context = { ...env, DB: counted.database };
  for (let [job] = await jobsOf('followers'); job; [job] = await jobsOf('followers'))
    await runClaimed(context, drizzle(counted.database), followersHandler, [job] as Claimed);
  const { results } = await env.DB.prepare(
    "SELECT count(*) AS n FROM notifications WHERE kind = 'follow'",
  ).all<{ n: number }>();
  return {
    read: counted.rowsRead() / count,
    written: counted.rowsWritten() / count,
    queries: queries / count,
    notified: results[0]!.n / count,
  };
}
