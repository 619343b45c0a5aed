import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanAccounts } from './clean.ts';
import { applyMigrations, query, type Target } from './d1.ts';
import { SESSION_LIFETIME } from './retention.ts';

/** Milliseconds: every step starts wrangler, which takes seconds on a small machine. */
const timeout = 120_000;

let directory: string;
let target: Target;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clean-'));
  target = ['--local', '--persist-to', directory];
});

afterAll(() => rm(directory, { recursive: true }));

it('removes what is over from the database, and says how much', { timeout }, async () => {
  const now = 2 * SESSION_LIFETIME;
  await applyMigrations(target);
  await query(
    target,
    `INSERT INTO users (id, username, username_key, email, email_key, password, created_at)
      VALUES (1, 'fan', 'fan', 'fan@example.com', 'fan@example.com', '!', 0);
    INSERT INTO sessions VALUES ('over', 1, 0, ${now - SESSION_LIFETIME}, '', 0);
    INSERT INTO sessions VALUES ('open', 1, 0, ${now - SESSION_LIFETIME + 1}, '', 0);
    INSERT INTO attempts VALUES (1, 'sign-up', '', 'old', 0, 0), (2, 'sign-up', '', 'new', ${now}, 0);
    INSERT INTO deleted_rows (id, of_table, of_id, was_in, user_id, deleted_at, row, hidden)
      VALUES (1, 'news', 1, 'news', 1, 0, '{}', 0),
      (2, 'news', 2, 'news', 1, ${now}, '{}', 0), (3, 'news', 3, 'news', 1, 0, '{}', 1)`,
  );
  expect(await cleanAccounts(target, now)).toBe(1);
  const left =
    'SELECT token_hash FROM sessions; SELECT source FROM attempts; SELECT id FROM deleted_rows ORDER BY id';
  expect(await query(target, left)).toEqual([
    [{ token_hash: 'open' }],
    [{ source: 'new' }],
    [{ id: 2 }, { id: 3 }],
  ]);
});
