/** Commands on a database. Every step starts wrangler, which takes seconds on a small machine. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deleteExpiredRows } from './admin.ts';
import { executeStatements, runQueries, type WranglerTarget } from './d1.ts';
import { setRole } from './make-moderator.ts';
import { rebuildSearch } from './rebuild-search.ts';
import { SESSION_LIFETIME_MS } from './retention.ts';
import { listSeeds, moveAside, listPendingSteps, readMigrations, setUp } from './setup.ts';

const DAY = 24 * 60 * 60_000;

let directory: string;
let target: WranglerTarget;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'commands-'));
  target = ['--local', '--persist-to', directory];
  await executeStatements(
    target,
    readMigrations().flatMap(({ statements }) => statements),
  );
  await runQueries(
    target,
    `INSERT INTO users (id, username, username_key, email, email_key, password, created_at)
      VALUES (0, 'nobody', 'nobody', '', '', '!', 0), (1, 'Ann.Fan', 'ann.fan', 'a', 'a', '!', 0), (2, 'other', 'other', 'b', 'b', '!', 0)`,
  );
});

afterAll(() => rm(directory, { recursive: true }));

it('the clean-up removes expired rows, and old notifications on request', async () => {
  const now = 2 * SESSION_LIFETIME_MS;
  await runQueries(
    target,
    `INSERT INTO sessions VALUES ('over', 1, 0, ${now - SESSION_LIFETIME_MS}, '', 0);
    INSERT INTO sessions VALUES ('open', 1, 0, ${now - SESSION_LIFETIME_MS + 1}, '', 0);
    INSERT INTO rate_limits VALUES ('sign-up from a', 'old', 0, ${now}, 0), ('sign-up from a', 'new', ${now}, ${now + 1}, 0);
    INSERT INTO notifications SELECT column1, 1, 'comment', column1, 'news', 1, 2, 'other', 0, 0, '', '', '{}', column2, 0, 0
      FROM (VALUES (1, ${now - 31 * DAY}), (2, ${now - 29 * DAY}))`,
  );
  expect(await deleteExpiredRows(target, { now })).toBe(2);
  expect(await deleteExpiredRows(target, { now, notificationDays: 30 })).toBe(1);
  const left =
    'SELECT token_hash FROM sessions; SELECT hit FROM rate_limits; SELECT id FROM notifications';
  expect(await runQueries(target, left)).toEqual([
    [{ token_hash: 'open' }],
    [{ hit: 'new' }],
    [{ id: 2 }],
  ]);
});

it('the role command ignores the case of the typed name, and logs nothing if the role stays the same', async () => {
  await setRole(target, 'ann.FAN', 'moderator', 5);
  await setRole(target, 'Ann.Fan', 'moderator', 6);
  await setRole(target, 'Ann.Fan', 'member', 7);
  await setRole(target, 'other', 'moderator', 8);
  const sql = `SELECT username, role FROM users WHERE id > 0 ORDER BY id;
    SELECT created_at, moderator_id, action, kind, subject_id, author_id, title FROM moderation_actions ORDER BY id`;
  const ann = {
    moderator_id: null,
    kind: 'users',
    subject_id: 1,
    author_id: 1,
    title: 'Ann.Fan',
  };
  expect(await runQueries(target, sql)).toEqual([
    [
      { username: 'Ann.Fan', role: 'member' },
      { username: 'other', role: 'moderator' },
    ],
    [
      { ...ann, created_at: 5, action: 'promote' },
      { ...ann, created_at: 7, action: 'demote' },
      { ...ann, created_at: 8, action: 'promote', subject_id: 2, author_id: 2, title: 'other' },
    ],
  ]);
  for (const name of ['nobody', "x'; --"])
    await expect(setRole(target, name, 'moderator')).rejects.toThrow(`no member ${name}.`);
});

it('rebuilding the search index deletes its version, so that no stale index passes for a current one', async () => {
  const tables = 'CREATE TABLE state (version TEXT); CREATE TABLE words (word TEXT)';
  await runQueries(target, tables, 'SEARCH');
  await rebuildSearch(target);
  const left = "SELECT name FROM sqlite_schema WHERE name IN ('state', 'words')";
  expect(await runQueries(target, left, 'SEARCH')).toEqual([[{ name: 'words' }]]);
  await rebuildSearch(target);
});

it('the demo data is loaded into a local database only', () => {
  const names = (target: WranglerTarget) => listSeeds(target).map(({ name }) => name);
  const everywhere = ['history', 'games'];
  expect(names(['--remote'])).toEqual(everywhere);
  expect(names(['--local'])).toEqual([...everywhere, 'demo']);
});

it('a local database of an earlier schema is moved aside', async () => {
  const folder = await mkdtemp(join(directory, 'earlier-'));
  const state = join(folder, 'state');
  const local = ['--local', '--persist-to', state];
  await runQueries(local, 'CREATE TABLE d1_migrations (name TEXT)');
  await expect(listPendingSteps(local), 'no hash').rejects.toThrow('an earlier schema');
  const hash = "INSERT INTO revisions VALUES ('0000_schema.sql', 'another')";
  await runQueries(local, `CREATE TABLE revisions (name TEXT, hash TEXT); ${hash}`);

  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await setUp(local)).toContain('0000_schema.sql');
  const moved = join(folder, (await readdir(folder))[1] ?? '');
  expect(moved).toMatch(/state-\d{4}-\d\d-\d\dT[\d.-]+Z$/);
  expect(log.mock.calls).toEqual([
    [
      `The local data in ${state} has an earlier schema: it is now in ${moved}, and the site starts with new data.`,
    ],
  ]);
  log.mockRestore();
  expect(await readdir(join(moved, 'v3'))).toEqual(await readdir(join(state, 'v3')));
});

it('a remote database of an earlier schema stops the setup with an error', () => {
  expect(() => moveAside(['--remote'])).toThrow('an earlier schema');
});

it('a failed database command reports wrangler’s reason', async () => {
  await expect(runQueries(['--no-such-flag'], 'SELECT 1')).rejects.toThrow(
    /^wrangler d1 execute: Unknown arguments: such-flag/,
  );
});
