import { setTimeout as delay } from 'node:timers/promises';
import { numbersTo } from '../../database/records.ts';
import { oneOf } from '../../random.ts';
import { openDatabaseFile } from '../../site/database-file.ts';
import type { Site } from '../../site/site.ts';
import { check } from '../checks.ts';
import { newResult, type Result } from '../report.ts';
import { startKilledSite } from './killed-site.ts';
import { type Acknowledged, lostOf, createRecord, type WriterInput } from './writers.ts';

const STORIES = 3;
const SAVERS = 350;

const PAUSE = 300;

/** Kills the site while members comment on stories that hundreds saved, and counts lost and double notifications. */
export async function killNotifications(kills: number, seed: number): Promise<Result[]> {
  const result = newResult('notifications');
  await using site = await startKilledSite(seed, result);
  const { random, state } = site;
  const stories = await saveStories(site.running());
  const acknowledged: Acknowledged = new Map();
  for (let kill = 1; kill <= kills; kill += 1) {
    await site.killWhile((send, at) =>
      comment({ send, random, acknowledged, at, stories, items: [] }),
    );
    const { waiting, begun } = eventsOf(state);
    result.statuses.set(`to notify after kill ${kill}`, waiting);
    result.statuses.set(`interrupted by kill ${kill}`, begun);
  }
  const checked = await check('notifications', site.running());
  result.faults.push(...lostOf(state, acknowledged));
  const { lost, double, expected } = countNotified(state, stories);
  result.statuses.set('notifications', expected);
  const { waiting } = eventsOf(state);
  for (const [name, count] of Object.entries({ lost, double, waiting }))
    if (count > 0) result.faults.push(`${count} notifications are ${name}`);
  return [result, checked];
}

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
      ${numbersTo(SAVERS)}
      SELECT 'saver' || n, 'saver' || n, 'saver' || n || '@example.com', 'saver' || n || '@example.com', '!', 1
      FROM numbers`,
    `INSERT INTO saves (kind, record_id, user_id, created_at) SELECT 'news', n.id, u.id, 1 FROM news n, users u
      WHERE n.id IN (${stories.join()}) AND (u.username LIKE 'saver%' OR u.username LIKE 'writer%')`,
  ];
  const bound = await database('DB');
  await bound.batch(statements.map((sql) => bound.prepare(sql)));
  return stories;
}

async function comment(writing: WriterInput): Promise<never> {
  const { random, stories, at } = writing;
  const written = new Map<number, number[]>();
  for (;;) {
    const news_id = oneOf(random, stories);
    const earlier = written.get(news_id) ?? [];
    const content = random() < 0.3 ? `@writer${(at + 1) % 4} and @saver${at}: hi` : 'Hi';
    const isReply = random() < 0.3 && earlier.length > 0;
    const body = { content, news_id, ...(isReply && { parent_id: oneOf(random, earlier) }) };
    const { id } = await createRecord(writing, 'comments', 'news/comment/new/', body);
    written.set(news_id, [...earlier, id]);
    await delay(random() * PAUSE);
  }
}

function eventsOf(state: string) {
  using file = openDatabaseFile(state);
  const [counted] = file.rows<Record<'waiting' | 'begun', number>>(
    "SELECT count(*) AS waiting, ifnull(sum(cursor > 0), 0) AS begun FROM jobs WHERE kind = 'notify'",
  );
  return counted ?? { waiting: 0, begun: 0 };
}

/**
 * SQL that compares expected notifications with stored ones. Authors of the story or the parent comment, and mentioned
 * members, get one per comment; others who saved the story get bundles. Members are not notified of their own comments.
 */
const SQL = (stories: string) => `
  WITH written AS (
    SELECT c.*, n.user_id AS author, r.user_id AS replied FROM comments c
      JOIN news n ON n.id = c.record_id LEFT JOIN comments r ON r.id = c.parent_id WHERE c.kind = 'news' AND c.record_id IN (${stories})),
  alone AS (
    SELECT id, author AS member FROM written
    UNION SELECT id, replied FROM written
    UNION SELECT c.id, u.id FROM written c JOIN users u
      ON instr(c.content, '@' || u.username_key || ' ') OR instr(c.content, '@' || u.username_key || ':')),
  expected AS (
    SELECT a.member || ' comment ' || a.id AS key, 1 AS count FROM alone a JOIN written c USING (id)
      WHERE a.member <> c.user_id
    UNION ALL SELECT s.user_id || ' story ' || s.record_id, count(*) FROM written c JOIN saves s ON s.kind = 'news' AND s.record_id = c.record_id
      WHERE s.user_id <> c.user_id AND (c.id, s.user_id) NOT IN (SELECT id, member FROM alone WHERE member IS NOT NULL)
      GROUP BY 1),
  found AS (
    SELECT user_id || ' comment ' || source_id AS key, count(*) AS count FROM notifications
      WHERE source_table = 'news-comments' AND kind <> 'saved' AND source_id IN (SELECT id FROM written) GROUP BY 1
    UNION ALL SELECT user_id || ' story ' || substr(key, 12, instr(substr(key, 12), ' ') - 1), sum(others + 1)
      FROM notifications WHERE key GLOB 'saved news * comments' GROUP BY 1)
  SELECT total(max(0, e.count - ifnull(f.count, 0))) AS lost, total(max(0, ifnull(f.count, 0) - ifnull(e.count, 0))) AS double,
    total(e.count) AS expected
  FROM expected e FULL JOIN found f USING (key)`;

function countNotified(state: string, stories: number[]) {
  using file = openDatabaseFile(state);
  const [counted] = file.rows<Record<'lost' | 'double' | 'expected', number>>(SQL(stories.join()));
  return counted ?? { lost: 0, double: 0, expected: 0 };
}
