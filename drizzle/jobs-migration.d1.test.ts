/** The migration to the job queue turns pending work into jobs. */
import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { rowsAfter } from './test/rows-after.ts';

const { EMPTY: database, MIGRATIONS: migrations } = env;
const AT = migrations.findIndex(({ name }) => name === '0021_jobs.sql');

async function run(...statements: string[]): Promise<void> {
  for (const sql of statements) await database.prepare(sql).run();
}

beforeEach(async () => {
  await reset();
  for (const [at, { name }] of migrations.slice(0, AT).entries()) {
    await applyD1Migrations(database, migrations.slice(0, at + 1));
    await run(...(rowsAfter[name] ?? []));
  }
});

it('events, changes of the index, mails and deletions that waited become jobs', async () => {
  await run(
    'DELETE FROM notification_events',
    'DELETE FROM mails',
    "INSERT INTO notification_events VALUES (5, 'news_comments', 8, 'insert', 3, 100, 1790000000050, 2, 1)",
    `INSERT INTO mails (id, user_id, key, "to", subject, text, html, created_at, tries, next_at, sent_at, error) VALUES
      (1, 7, 'sent', 'a', 's', 't', 'h', 1, 1, 2, 3, ''), (2, 7, 'waits', 'a', 's', 't', 'h', 4, 2, 5, NULL, 'E_CODE')`,
    'UPDATE news SET comments_follow_after = 6 WHERE id = 4',
  );
  await applyD1Migrations(database, migrations.slice(0, AT + 1));
  const { results } = await database
    .prepare('SELECT kind, key, cursor, run_at, attempts, last_error FROM jobs ORDER BY id')
    .all();
  const job = { cursor: 0, run_at: 0, attempts: 0, last_error: '' };
  expect(results).toEqual([
    { ...job, kind: 'notify', key: 'news_comments 8 insert', cursor: 100 },
    { ...job, kind: 'index', key: 'news 5' },
    { ...job, kind: 'mail', key: 'mails 2', run_at: 5, attempts: 2, last_error: 'E_CODE' },
    { ...job, kind: 'follow', key: 'news 4', cursor: 6 },
    { ...job, kind: 'account', key: 'users 32' },
  ]);
  expect((await database.prepare('PRAGMA foreign_key_check').all()).results).toEqual([]);
});
