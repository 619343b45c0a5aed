/** What it costs to look at what one is told, among a million notifications. */
import { NOTIFICATIONS_PATH } from '@desert/contract/notifications';
import { UNREAD_ADDRESS } from '@desert/contract/unread';
import { execute, type Target } from '../../drizzle/d1.ts';
import { readPageState } from '../site/site.ts';
import { type Judgement, judgement } from '../targets.ts';
import { countRowsRead } from './rows-read.ts';

const COUNT = 1_000_000;

/** Of the demo account, of which some are read and some are gone. */
const OWN = 100_000;

export interface NotificationResults {
  /** The rows that the page, the bell and who is signed in read together. */
  rows: number;
}

/** Fills a database with notifications: of the demo account, and of as many other members as there are. */
export async function fillNotifications(target: Target): Promise<void> {
  await execute(target, [
    `INSERT OR IGNORE INTO users (username, username_key, email, email_key, password, created_at)
      VALUES ('demo', 'demo', 'demo@example.com', 'demo@example.com', '!', 1);`,
    `INSERT INTO notifications (user_id, kind, key, of_table, of_id, title, path, at, is_read, is_gone)
      WITH RECURSIVE numbers(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${COUNT})
      SELECT iif(n % ${COUNT / OWN} = 0, (SELECT id FROM users WHERE username_key = 'demo'),
          (SELECT min(id) FROM users WHERE id > 0)),
        'comment', 'bench ' || n, 'news_comments', 1000000 + n, 'Story ' || n, '/news/1', 1700000000000 + n,
        n % 3 = 0, n % 7 = 0 FROM numbers;`,
  ]);
}

/** @param origin of a site that is `COUNTING`, with what `fillNotifications` filled in */
export async function measureNotifications(origin: string): Promise<NotificationResults> {
  const page = { path: NOTIFICATIONS_PATH, widgetReads: [UNREAD_ADDRESS] };
  return { rows: await countRowsRead(origin, page, await logInToDemo(origin)) };
}

/** Holds it against its target. */
export function judgeNotifications({ rows }: NotificationResults): Judgement[] {
  return [judgement('rows that page, bell and session read', 'count', rows, 40)];
}

/** @returns the cookie, as a request sends it */
async function logInToDemo(origin: string): Promise<string> {
  const { demo } = await readPageState(origin, '/');
  const headers = { 'content-type': 'application/json', origin };
  const body = JSON.stringify(demo);
  const response = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The log-in answered ${response.status}.`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.join('; ');
}
