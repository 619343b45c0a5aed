/** Measures the digests of 50,000 members. The prices are in docs/operations.md. */
import { drizzle } from 'drizzle-orm/d1';
import { afterEach, expect, it, vi } from 'vitest';
import { runBatch } from '../jobs/run/run.ts';
import { countRowsRead } from '../platform/database/rows-read.ts';
import { env } from '../test/account.ts';
import { seedGames } from '../test/history.ts';
import { jobsOf, runHourly } from '../test/jobs.ts';
import { mailbox } from '../test/mail.ts';

const MEMBERS = 50_000;
const PAGES = 20;
const FRIDAY = Date.UTC(2026, 4, 8, 15);

afterEach(() => vi.useRealTimers());

const numbers = (count: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;

it('the digests of 50,000 members are 1,000 jobs, and read at most 70 rows a member', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(FRIDAY + 23 * 60_000);
  await seedGames();
  const run = (sql: string) => env.DB.prepare(sql).run();
  await run(`INSERT INTO users (id, username, username_key, email, email_key, password, created_at, email_confirmed_at, digest_at)
    ${numbers(MEMBERS)} SELECT 1000 + i, 'm' || i, 'm' || i, i || '@example.com', i, '!', 1, 1, 1 FROM n`);
  // The members of the measured jobs: five unread notifications, ten read ones, and 20 games each.
  await run(`INSERT INTO notifications (user_id, key, kind, source_table, source_id, title, path, detail, at, is_read)
    ${numbers(15)} SELECT users.id, i, 'follow', 'news', 1, 'T', '/news/1', '{"why":"tag"}', ${FRIDAY} - i, i > 5
      FROM n JOIN users ON users.id BETWEEN 1001 AND ${1000 + PAGES * 50}`);
  await run(`INSERT INTO attendances (user_id, date, created_at)
    SELECT users.id, date, 1 FROM users JOIN (SELECT date FROM games ORDER BY date LIMIT 20) WHERE users.id BETWEEN 1001 AND ${1000 + PAGES * 50}`);
  const box = mailbox();
  const platform = { ...box.env, SITE_URL: 'https://desert.test', POSTAL_ADDRESS: '' };
  const cut = countRowsRead(env.DB);
  await runHourly('digests', { ...platform, DB: cut.database });
  expect(await jobsOf('digest')).toHaveLength(MEMBERS / 50);
  const pages = countRowsRead(env.DB);
  vi.setSystemTime(FRIDAY + 60 * 60_000);
  for (let page = 0; page < PAGES; page += 1)
    await runBatch({ ...platform, DB: pages.database }, drizzle(pages.database), 'digest');
  expect(box.sent).toHaveLength(PAGES * 50);
  const figures = {
    cut: [cut.rowsRead(), cut.rowsWritten()],
    member: [pages.rowsRead(), pages.rowsWritten()].map((rows) => rows / (PAGES * 50)),
  };
  expect(figures.cut[0]).toBeLessThan(6 * MEMBERS);
  expect(figures.member[0]).toBeLessThan(70);
  expect(figures.member[1]).toBeLessThan(5);
});
