/** Every call of the API by everybody. A route without a row fails, and a row without a route. */
import { describe, expect, it } from 'vitest';
import { env } from '../test/account.ts';
import { askCall } from '../test/ask-call.ts';
import { CALLS } from '../test/calls.ts';
import { newWorld, type People } from '../test/world.ts';
import { api } from './app.ts';

const routes = new Set(
  api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/\{[^}]*\}+/g, '').slice('/api'.length)}`),
);

it('has a row for every route', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual([...routes].toSorted());
});

/** Everything that a call could have changed, but for what is counted of requests. */
async function wholeDatabase(): Promise<string> {
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT IN ('sqlite_sequence', 'attempts', 'written_bytes', 'teams', 'players', 'persons', 'person_slugs', 'history_documents')",
  ).all<{ name: string }>();
  const rows = await env.DB.batch(
    tables.results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`)),
  );
  return JSON.stringify(rows.map(({ results }) => results));
}

describe.each(Object.entries(CALLS))('%s', (call, { body, by, suspended = by[0] }) => {
  const statuses = {
    visitor: by[0],
    member: by[1],
    author: by[2],
    moderator: by[3],
    suspended,
  } satisfies Record<keyof People, number>;

  it.each(Object.entries(statuses) as [keyof People, number][])(
    'by the %s is answered %i',
    async (who, status) => {
      const world = await newWorld();
      const before = await wholeDatabase();
      const answer = await askCall(world.people[who], call, world, body?.(world));
      const wasChanged = answer.status >= 400 && (await wholeDatabase()) !== before;
      expect({ status: answer.status, wasChanged }).toEqual({ status, wasChanged: false });
    },
  );
});
