/** Counts the D1 rows read for the notifications page, the bell and the session among a million notifications. */
import { NOTIFICATIONS_PATH, UNREAD_ADDRESS } from '@desert/contract/notifications';
import { execute, type Target } from '../../drizzle/d1.ts';
import { numbersTo } from '../database/records.ts';
import { COUNTING, countRowsRead } from '../database/rows-read.ts';
import { logIn } from '../fan.ts';
import { atMost, type Finding } from '../report.ts';
import { readPageState, startSite } from '../site/site.ts';

const COUNT = 1_000_000;

/** Notifications of the demo account. Some are read, and some hidden. */
const OWN = 100_000;

export async function* measureNotifications(): AsyncGenerator<Finding> {
  await using site = await startSite(COUNTING, fillNotifications);
  const { demo } = await readPageState(site.origin, '/');
  const cookie = await logIn(site.origin, demo ?? {});
  const page = { path: NOTIFICATIONS_PATH, widgetReads: [UNREAD_ADDRESS] };
  const rows = await countRowsRead(site.origin, page, cookie);
  yield {
    title: 'A million notifications',
    rows: [],
    targets: [atMost('rows that page, bell and session read', 'count', rows, 40)],
  };
}

async function fillNotifications(target: Target): Promise<void> {
  await execute(target, [
    `INSERT OR IGNORE INTO users (username, username_key, email, email_key, password, created_at)
      VALUES ('demo', 'demo', 'demo@example.com', 'demo@example.com', '!', 1);`,
    `INSERT INTO notifications (user_id, kind, key, of_table, of_id, title, path, at, is_read, is_gone)
      ${numbersTo(COUNT)}
      SELECT iif(n % ${COUNT / OWN} = 0, (SELECT id FROM users WHERE username_key = 'demo'),
          (SELECT min(id) FROM users WHERE id > 0)),
        'comment', 'bench ' || n, 'news_comments', 1000000 + n, 'Story ' || n, '/news/1', 1700000000000 + n,
        n % 3 = 0, n % 7 = 0 FROM numbers;`,
  ]);
}
