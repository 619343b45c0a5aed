/**
 * Migrations run on databases with people's rows in them. A new migration needs its rows in `test/rows-after.ts`;
 * one that means to change or drop rows is named in `CONVERTS`.
 */

import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { beforeEach, expect, it } from 'vitest';
import { TABLES } from './tables.ts';
import { rowsAfter } from './test/rows-after.ts';

/** Those that convert rows: each has a test of its own. */
const CONVERTS = new Set(['0017_visibility.sql', '0021_jobs.sql', '0023_reply_notifications.sql']);

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;

const { EMPTY: database, MIGRATIONS: migrations } = env;

/** Tables that a migration drops. */
const DROPPED: Record<string, string[]> = {
  // Limits of the last hours, which the next table counts from zero; nothing refers to them.
  '0018_rate_limits.sql': ['attempts', 'written_bytes'],
};

beforeEach(reset);

it.each(migrations.map(({ name }, index) => ({ name, index })))(
  'migrations, one after the other $name keeps the rows that are there and their references',
  async ({ name, index }) => {
    for (const [at, earlier] of migrations.slice(0, index).entries()) {
      await applyD1Migrations(database, migrations.slice(0, at + 1));
      await addRowsAfter(earlier.name);
    }
    const before = await dump();
    for (const table of DROPPED[name] ?? []) delete before[table];
    await applyD1Migrations(database, migrations.slice(0, index + 1));

    expect(await dump()).toMatchObject(CONVERTS.has(name) ? {} : before);
    expect(await select('PRAGMA foreign_key_check')).toEqual([]);

    await addRowsAfter(name);
    const empty = Object.entries(await dump()).filter(([, rows]) => rows.length === 0);
    expect(empty, 'tables without rows to test the next migration on').toEqual([]);
  },
);

it('migrations, one after the other make the tables of the schema', async () => {
  await applyD1Migrations(database, migrations);
  for (const table of TABLES) {
    const { name, columns } = getTableConfig(table);
    // Also those that are generated.
    const made = await select(`PRAGMA table_xinfo(${name})`);
    expect(made.map((column) => [column.name, column.notnull === 1])).toEqual(
      columns.map((column) => [column.name, column.notNull]),
    );
  }
});

it.each(migrations.filter(({ name }) => !CONVERTS.has(name)))(
  '$name never cascades, and rebuilds no table unnoticed',
  ({ name, queries }) => {
    const dropped = (DROPPED[name] ?? []).map((table) => `DROP TABLE \`${table}\``);
    const others = queries.filter((query) => !dropped.some((drop) => query.endsWith(drop)));
    expect(others.join(';')).not.toMatch(/on delete (cascade|set)|drop table|rename to/i);
  },
);

async function addRowsAfter(name: string): Promise<void> {
  for (const sql of rowsAfter[name] ?? []) await database.prepare(sql).run();
}

/** Every row of every table, but for the record of the migrations themselves. */
async function dump(): Promise<Tables> {
  const tables = await select(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'
      AND name NOT LIKE 'sqlite%' AND name <> 'd1_migrations'`,
  );
  const rows = tables.map(async ({ name }) => [
    name,
    await select(`SELECT * FROM ${name as string}`),
  ]);
  return Object.fromEntries(await Promise.all(rows)) as Tables;
}

async function select(sql: string): Promise<Row[]> {
  return (await database.prepare(sql).all()).results;
}
