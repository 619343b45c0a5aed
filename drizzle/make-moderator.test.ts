import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyMigrations, query, type Target } from './d1.ts';
import { setRole } from './make-moderator.ts';

/** Milliseconds: every step starts wrangler, which takes seconds on a small machine. */
const timeout = 120_000;

let directory: string;
let target: Target;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moderator-'));
  target = ['--local', '--persist-to', directory];
  await applyMigrations(target);
  await query(
    target,
    `INSERT INTO users (id, username, username_key, email, email_key, password, created_at)
      VALUES (0, 'nobody', 'nobody', '', '', '!', 0), (1, 'Ann.Fan', 'ann.fan', 'a', 'a', '!', 0), (2, 'other', 'other', 'b', 'b', '!', 0)`,
  );
}, timeout);

afterAll(() => rm(directory, { recursive: true }));

it(
  'names a moderator once, in any case, and demotes them; the log has both',
  { timeout },
  async () => {
    await setRole(target, 'ann.FAN', 'moderator', 5);
    await setRole(target, 'Ann.Fan', 'moderator', 6);
    await setRole(target, 'Ann.Fan', 'member', 7);
    await setRole(target, 'other', 'moderator', 8);
    const sql = `SELECT username, role FROM users WHERE id > 0 ORDER BY id;
    SELECT created_at, moderator_id, act, kind, of_id, author_id, title FROM moderation_acts ORDER BY id`;
    const ann = { moderator_id: null, kind: 'users', of_id: 1, author_id: 1, title: 'Ann.Fan' };
    expect(await query(target, sql)).toEqual([
      [
        { username: 'Ann.Fan', role: 'member' },
        { username: 'other', role: 'moderator' },
      ],
      [
        { ...ann, created_at: 5, act: 'promote' },
        { ...ann, created_at: 7, act: 'demote' },
        { ...ann, created_at: 8, act: 'promote', of_id: 2, author_id: 2, title: 'other' },
      ],
    ]);
  },
);

it.each(['gone', 'nobody', "x'; --"])(
  'says that there is no member %s',
  { timeout },
  async (name) => {
    await expect(setRole(target, name, 'moderator')).rejects.toThrow(`There is no member ${name}.`);
  },
);
