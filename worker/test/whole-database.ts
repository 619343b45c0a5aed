/** Checks invariants of the whole database, for tests of changes to many tables. */
import { IS_VISIBLE } from '@desert/drizzle/schema/visibility';
import { TABLES, TAGGED_TABLES } from '@desert/drizzle/tables';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { expect } from 'vitest';
import { countMonths } from '../records/stories.ts';
import { env, rowCount } from './account.ts';
import type { Fan } from './fan.ts';
import { startOf } from './months.ts';
import { STORY_SECTIONS } from './stories.ts';

const OWNED = TABLES.map((table) => getTableConfig(table))
  .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
  .map(({ name }) => name);

export async function rowsOf({ id }: Fan): Promise<Record<string, number>> {
  const counts = OWNED.map(async (table) => [table, await rowCount(table, `user_id = ${id}`)]);
  return Object.fromEntries(await Promise.all(counts)) as Record<string, number>;
}

/** Counts, for each section, the stories whose number of likes, comments or likes this month differs from the rows. */
function wrongCounts(): Promise<number[]> {
  return Promise.all(
    STORY_SECTIONS.map(({ name }) => {
      const fromComments = (what: string) =>
        `(SELECT ${what} FROM comments WHERE kind = '${name}' AND record_id = ${name}.id AND ${IS_VISIBLE})`;
      const replied = `replied_at <> ifnull(${fromComments('max(created_at)')}, 0)`;
      const countLikes = (only = 'TRUE') =>
        `(SELECT count(*) FROM likes WHERE kind = '${name}' AND record_id = ${name}.id AND ${only})`;
      const month = `month = ${countMonths(Date.now())} AND
        month_likes <> ${countLikes(`created_at >= ${startOf(countMonths(Date.now()))}`)}`;
      return rowCount(
        name,
        `likes <> ${countLikes()} OR comment_count <> ${fromComments('count(*)')} OR ${replied} OR ${month}`,
      );
    }),
  );
}

/** Counts the differences between the stored numbers of members at games and the rows. */
function wrongAttendances(): Promise<number> {
  const counted = `SELECT date, count(*) FROM attendances GROUP BY date`;
  const kept = `SELECT date, count FROM attendance_counts WHERE count <> 0`;
  return rowCount(
    `(SELECT * FROM (${counted} EXCEPT ${kept}) UNION ALL SELECT * FROM (${kept} EXCEPT ${counted}))`,
  );
}

/** Counts the tags of visible records that the record_tags lacks, and its rows without such a tag. */
function wrongTags(): Promise<number[]> {
  return Promise.all(
    TAGGED_TABLES.flatMap(({ name, isAvailable }) => {
      const said = `SELECT (value ->> 'kind') || ':' || (value ->> 'id'), ${name}.id FROM ${name}, json_each(tags) WHERE ${IS_VISIBLE}${isAvailable ? ` AND ${isAvailable}` : ''}`;
      const kept = `SELECT tag, record_id FROM record_tags WHERE kind = '${name}'`;
      return [rowCount(`(${said} EXCEPT ${kept})`), rowCount(`(${kept} EXCEPT ${said})`)];
    }),
  );
}

/** Expects record_tags to have the tags of the visible records, and no others. */
export async function expectTagsKept(): Promise<void> {
  expect((await wrongTags()).filter((count) => count > 0)).toEqual([]);
}

/** Counts the rows whose record does not exist. */
function withoutRecords(): Promise<number[]> {
  const exists = [...TAGGED_TABLES, { name: 'comments' }].map(
    ({ name }) => `kind = '${name}' AND record_id IN (SELECT id FROM ${name})`,
  );
  return Promise.all(
    ['likes', 'saves', 'comments', 'images'].map((table) =>
      rowCount(table, `NOT (${exists.join(' OR ')})`),
    ),
  );
}

/**
 * Expects stored counts to match the rows, record_tags to match the records, and every row to
 * reference others that exist.
 */
export async function expectSound(): Promise<void> {
  expect(await wrongCounts()).toEqual([0, 0]);
  expect(await wrongAttendances()).toBe(0);
  await expectTagsKept();
  expect(await withoutRecords()).toEqual([0, 0, 0, 0]);
  const broken = await env.DB.prepare('PRAGMA foreign_key_check').all();
  expect(broken.results).toEqual([]);
}

/** Dumps all tables that a call could change, except the rate limits and the queue of jobs, as JSON. */
export async function dumpDatabase(): Promise<string> {
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT IN ('sqlite_sequence', 'rate_limits', 'figures', 'jobs', 'teams', 'players', 'persons', 'person_slugs', 'history_documents')",
  ).all<{ name: string }>();
  const rows = await env.DB.batch(
    tables.results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`)),
  );
  return JSON.stringify(rows.map(({ results }) => results));
}
