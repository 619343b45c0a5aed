/** Before each test file: the database as a fresh installation has it, whatever the file before left. */

import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll } from 'vitest';
import { allSettled } from './background.ts';

// A reset leaves out what workerd has put away, after 10 s without a request: each is asked something first.
await Promise.all([
  ...[env.DB, env.EMPTY, env.REPLICA, env.SEARCH].map((database) =>
    database.prepare('SELECT 1').run(),
  ),
  ...[env.BUILDS, env.PHOTOS].map((bucket) => bucket.head('nothing')),
]);
await reset();
const tables = "SELECT count(*) AS n FROM sqlite_schema WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'";
if (await env.DB.prepare(tables).first<number>('n')) throw new Error('The database was not reset.');
await applyD1Migrations(env.DB, env.MIGRATIONS);
await env.DB.batch(env.SEED.map((sql) => env.DB.prepare(sql)));

afterAll(allSettled);
