import { players, teams } from '@desert/drizzle/schema';
import { env } from 'cloudflare:workers';
import { count, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, expect, it } from 'vitest';
import { seedHistory } from '../../test/history.ts';
import { type Database, openD1 } from './open.ts';

beforeAll(seedHistory);

const plain = drizzle(env.DB) as Database;
const decoding = openD1(env.DB);

const named = (database: Database) =>
  database
    .$with('named')
    .as(
      database
        .select({ year: teams.year, upper: sql<string>`upper(${teams.year})`.as('upper') })
        .from(teams),
    );

it.each<[string, (database: Database) => Promise<unknown>]>([
  [
    'whole rows with JSON, nulls and booleans',
    (database) => database.select().from(teams).limit(5),
  ],
  [
    'computed columns with and without a decoder',
    (database) =>
      database
        .select({
          year: teams.year,
          total: count(),
          isOdd: sql`1`.mapWith(Boolean).as('odd'),
          nothing: sql`NULL`.mapWith(Boolean).as('nothing'),
        })
        .from(teams)
        .groupBy(teams.year),
  ],
  [
    'columns of a subquery',
    (database) => {
      const subquery = named(database);
      return database
        .with(subquery)
        .select({ upper: subquery.upper, year: subquery.year })
        .from(subquery);
    },
  ],
  [
    'nested rows of a join without a match',
    (database) =>
      database
        .select()
        .from(players)
        .leftJoin(teams, sql`0`)
        .limit(3),
  ],
  [
    'rows of a batch',
    (database) =>
      database.batch([
        database.select().from(teams).limit(5),
        database.select({ total: count() }).from(players),
      ]),
  ],
  ['one row', async (database) => (await database.select().from(teams).limit(1).get()) ?? 'none'],
])('the session decodes %s as Drizzle does', async (_, read) => {
  const expected = await read(plain);
  expect(await read(decoding)).toEqual(expected);
  expect(JSON.stringify(expected)).toMatch(/\w/);
});
