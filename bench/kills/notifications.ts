import { setTimeout as delay } from 'node:timers/promises';
import { oneOf, type Random } from '../presses/random.ts';
import { row } from '../report.ts';
import type { RunningWorkers } from '../site/workerd.ts';
import { type Send, startKilledSite } from './killed-site.ts';
import { type Faults, faultsIn } from './told.ts';

/** How many of the stories there are that members saved, and how many saved each: telling of a comment takes four steps. */
const STORIES = 3;
const SAVERS = 350;

/** At most between two comments of a fan, in ms: what is to be told has to be told some time. */
const PAUSE = 300;

/** Ticks of the cron until all has to be told. */
const TICKS = 30;

/**
 * Kills the site while fans comment on what hundreds of members saved, lets the cron end what was cut off, and counts who
 * was told of what.
 * @returns how many were told of a comment not at all or twice, and how many comments are gone that were answered for
 */
export async function killNotifications(kills: number): Promise<number> {
  await using site = await startKilledSite();
  const stories = await saveStories(site.running());
  const answered = new Set<number>();
  console.log(row('', 'answered', 'to tell', 'cut off'));
  for (let kill = 1; kill <= kills; kill += 1) {
    await site.killWhile((send, at) => comment(send, site.random, { stories, answered, at }));
    const { waiting, begun } = await eventsOf(site.running());
    console.log(row(`kill ${kill}`, ...[answered.size, waiting, begun].map(String)));
  }
  const left = await tellAll(site.running());
  const { lost, twice, comments, members } = await faultsIn(site.running(), stories);
  const there = new Set(comments);
  const gone = [...answered].filter((id) => !there.has(id));
  report({ lost, twice, comments, members }, answered.size, gone.length, left);
  return lost + twice + gone.length + left;
}

function report(
  { lost, twice, comments, members }: Faults,
  answered: number,
  gone: number,
  left: number,
): void {
  console.log();
  console.log(row('comments answered', String(answered)));
  console.log(row('  of these gone', String(gone)));
  console.log(row('comments there are', String(comments.length)));
  console.log(row('to be told, a comment and a member', String(members)));
  console.log(row('  lost', String(lost)));
  console.log(row('  told twice', String(twice)));
  console.log(row('events left', String(left)));
}

/** Has members save what some of the fans wrote, and these fans, too. @returns the ids of the stories */
async function saveStories({ database }: RunningWorkers): Promise<number[]> {
  const bound = await database('DB');
  const numbers = JSON.stringify(Array.from({ length: SAVERS }, (_, at) => at));
  const { results } = await bound
    .prepare(
      `SELECT max(n.id) AS id FROM news n JOIN users u ON u.id = n.user_id WHERE u.username LIKE 'writer%'
        GROUP BY u.id ORDER BY u.id LIMIT ?`,
    )
    .bind(STORIES)
    .all<{ id: number }>();
  await bound.batch([
    bound
      .prepare(
        `INSERT INTO users (username, username_key, email, email_key, password, created_at)
          SELECT 'saver' || value, 'saver' || value, 'saver' || value || '@example.com', 'saver' || value || '@example.com', '!', 1
          FROM json_each(?)`,
      )
      .bind(numbers),
    ...results.map(({ id }) =>
      bound
        .prepare(
          `INSERT INTO news_saves (news_id, user_id, created_at) SELECT ?, id, 1 FROM users
            WHERE username LIKE 'saver%' OR username LIKE 'writer%'`,
        )
        .bind(id),
    ),
  ]);
  return results.map(({ id }) => id);
}

interface Writing {
  stories: number[];
  /** The ids of the comments that were answered for. */
  answered: Set<number>;
  /** Which of the fans writes. */
  at: number;
}

/** Comments: some are answers to what the same fan or another one wrote, some mention somebody. */
async function comment(
  send: Send,
  random: Random,
  { stories, answered, at }: Writing,
): Promise<never> {
  const written = new Map<number, number[]>();
  for (;;) {
    const news_id = oneOf(random, stories);
    const earlier = written.get(news_id) ?? [];
    const content = random() < 0.3 ? `@writer${(at + 1) % 4} and @saver${at}: hi` : 'Hi';
    const isAnswer = random() < 0.3 && earlier.length > 0;
    const body = { content, news_id, ...(isAnswer && { answers: oneOf(random, earlier) }) };
    const { id } = await send('POST', 'news/comment/new/', body);
    answered.add(id);
    written.set(news_id, [...earlier, id]);
    await delay(random() * PAUSE);
  }
}

async function eventsOf({ database }: RunningWorkers): Promise<{ waiting: number; begun: number }> {
  const counted = await (
    await database('DB')
  )
    .prepare(
      'SELECT count(*) AS waiting, ifnull(sum(told_to > 0), 0) AS begun FROM notification_events',
    )
    .first<{ waiting: number; begun: number }>();
  return counted ?? { waiting: 0, begun: 0 };
}

/** Has the cron tell of all there is. @returns how many events are left */
async function tellAll(running: RunningWorkers): Promise<number> {
  for (let tick = 0; tick < TICKS; tick += 1) {
    await running.tick();
    if ((await eventsOf(running)).waiting === 0) return 0;
  }
  return (await eventsOf(running)).waiting;
}
