import { setTimeout as delay } from 'node:timers/promises';
import { oneOf } from '../random.ts';
import { row } from '../report.ts';
import { openDatabaseFile } from '../site/database-file.ts';
import type { Site } from '../site/site.ts';
import { startKilledSite } from './killed-site.ts';
import { countNotified } from './notified.ts';
import { type Answered, lostOf, make, type Writing } from './writers.ts';

/** How many stories are saved, and by how many members: it takes four steps to notify all of them. */
const STORIES = 3;
const SAVERS = 350;

/** At most between two comments of a member, in ms. */
const PAUSE = 300;

/** Ticks of the cron until all are notified. */
const TICKS = 30;

/**
 * Kills the site while members comment on what hundreds saved, lets the cron resume what was interrupted, and counts who was
 * notified of what.
 * @returns how many notifications are missing or double, and how many comments are gone that were answered
 */
export async function killNotifications(kills: number): Promise<number> {
  await using site = await startKilledSite();
  const { random, state } = site;
  const stories = await saveStories(site.running());
  const answered: Answered = new Map();
  console.log(row('', 'answered', 'to notify', 'interrupted'));
  for (let kill = 1; kill <= kills; kill += 1) {
    await site.killWhile((send, at) => comment({ send, random, answered, at, stories, items: [] }));
    const { waiting, begun } = eventsOf(state);
    console.log(row(`kill ${kill}`, ...[answered.size, waiting, begun].map(String)));
  }
  for (let tick = 0; tick < TICKS && eventsOf(state).waiting > 0; tick += 1)
    await site.running().tick();
  const { lost, double, expected } = countNotified(state, stories);
  const counts = {
    'comments answered': answered.size,
    '  of these gone': lostOf(state, answered).length,
    'to notify, a comment and a member': expected,
    '  lost': lost,
    '  double': double,
    'events left': eventsOf(state).waiting,
  };
  console.log();
  for (const [name, count] of Object.entries(counts)) console.log(row(name, String(count)));
  return counts['  of these gone'] + lost + double + counts['events left'];
}

/** Has new members, and the writers, save what some of the writers wrote. @returns the ids of these stories */
async function saveStories({ database, state }: Site): Promise<number[]> {
  using file = openDatabaseFile(state);
  const stories = file
    .rows<{ id: number }>(
      `SELECT max(n.id) AS id FROM news n JOIN users u ON u.id = n.user_id WHERE u.username LIKE 'writer%'
        GROUP BY u.id ORDER BY u.id LIMIT ${STORIES}`,
    )
    .map(({ id }) => id);
  const statements = [
    `INSERT INTO users (username, username_key, email, email_key, password, created_at)
      WITH RECURSIVE numbers(n) AS (VALUES (0) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${SAVERS - 1})
      SELECT 'saver' || n, 'saver' || n, 'saver' || n || '@example.com', 'saver' || n || '@example.com', '!', 1
      FROM numbers`,
    `INSERT INTO news_saves (news_id, user_id, created_at) SELECT n.id, u.id, 1 FROM news n, users u
      WHERE n.id IN (${stories.join()}) AND (u.username LIKE 'saver%' OR u.username LIKE 'writer%')`,
  ];
  const bound = await database('DB');
  await bound.batch(statements.map((sql) => bound.prepare(sql)));
  return stories;
}

/** Some comments are replies to earlier ones of the same member, some mention somebody. */
async function comment(writing: Writing): Promise<never> {
  const { random, stories, at } = writing;
  const written = new Map<number, number[]>();
  for (;;) {
    const news_id = oneOf(random, stories);
    const earlier = written.get(news_id) ?? [];
    const content = random() < 0.3 ? `@writer${(at + 1) % 4} and @saver${at}: hi` : 'Hi';
    const isReply = random() < 0.3 && earlier.length > 0;
    const body = { content, news_id, ...(isReply && { answers: oneOf(random, earlier) }) };
    const { id } = await make(writing, 'news_comments', 'news/comment/new/', body);
    written.set(news_id, [...earlier, id]);
    await delay(random() * PAUSE);
  }
}

function eventsOf(state: string): { waiting: number; begun: number } {
  using file = openDatabaseFile(state);
  const [counted] = file.rows<{ waiting: number; begun: number }>(
    'SELECT count(*) AS waiting, ifnull(sum(told_to > 0), 0) AS begun FROM notification_events',
  );
  return counted ?? { waiting: 0, begun: 0 };
}
