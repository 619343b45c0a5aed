/** Checks `/privacy` against the database schema and the retention periods. */
import { STORED } from '@desert/contract/pages/privacy';
import {
  buildExpiryConditions,
  PHOTO_GONE_AFTER_MS,
  SESSION_LIFETIME_MS,
} from '@desert/drizzle/retention';
import { rateLimits } from '@desert/drizzle/schema';
import { TABLES } from '@desert/drizzle/tables';
import { getTableName, sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { LIMITS } from './http/rate-limits/policies.ts';

const entries = STORED.flatMap((group) => group.entries);

/** The period in ms that the page gives for the rows of a table. */
const lastsOf = (name: string) => entries.find(({ tables }) => tables?.includes(name))?.lasts;

it('the privacy page names every database table exactly once', () => {
  const named = entries.flatMap(({ tables = [] }) => tables);
  const tables = TABLES.map((table) => getTableName(table));
  expect(named.toSorted()).toEqual(tables.toSorted());
});

it('the privacy page says how long expiring data is kept', () => {
  const now = Date.now();
  const longestWindow = Math.max(...Object.values(LIMITS).map(({ window }) => window));
  const removed = buildExpiryConditions(now).map(({ table, where }) => {
    if (table === rateLimits) return [getTableName(table), longestWindow] as const;
    const [before] = new SQLiteSyncDialect().sqlToQuery(sql`${where}`).params;
    return [getTableName(table), now - Number(before)] as const;
  });
  expect(removed.length).toBeGreaterThan(0);
  expect(removed.map(([name]) => [name, lastsOf(name)])).toEqual(removed);
});

it('the privacy page gives the true storage times of unused photos and of the session cookie', () => {
  expect(lastsOf('photos')).toBe(PHOTO_GONE_AFTER_MS);
  expect(entries.find(({ what }) => what.includes('“session”'))?.lasts).toBe(SESSION_LIFETIME_MS);
});

it('the privacy page gives a reason and a period for everything that is stored', () => {
  for (const { what, why, until } of entries)
    for (const text of [what, why, until]) expect(text.trim()).not.toBe('');
});

it('every text of the privacy page starts with a capital, or with “after” behind a duration', () => {
  for (const { what, why, lasts, until } of entries)
    for (const text of lasts === undefined ? [what, why, until] : [what, why])
      expect(text).toMatch(/^[A-Z]/);
  const ends = entries.flatMap(({ lasts, until }) => (lasts === undefined ? [] : [until]));
  expect(ends.filter((until) => !until.startsWith('after '))).toEqual([]);
});
