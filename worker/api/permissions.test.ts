/** Makes every API call in every role. A route without a row in the matrix fails, as does a row without a route. */
import { beforeAll, describe, expect, it } from 'vitest';
import { askCall } from '../test/ask-call.ts';
import { CALLS } from '../test/calls.ts';
import { seedHistory } from '../test/history.ts';
import { dumpDatabase } from '../test/whole-database.ts';
import { newWorld, type People, type World } from '../test/world.ts';
import { api } from './app.ts';

const routes = new Set(
  api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/\{[^}]*\}+/g, '').slice('/api'.length)}`),
);

beforeAll(seedHistory);

it('the permission matrix has a row for every route', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual([...routes].toSorted());
});

/** The world of the calls that change nothing in any role. */
let unchanged: World;

describe.each(Object.entries(CALLS))('%s', (call, { body, by, suspended = by[0] }) => {
  const [visitor, member, author, moderator] = by;
  const statuses: Record<keyof People, number> = {
    visitor,
    member,
    author,
    moderator,
    suspended,
  };
  const changes =
    !call.startsWith('GET ') && Object.values(statuses).some((status) => status < 400);

  it(`the route responds ${Object.values(statuses).join(', ')}, and changes nothing if it refuses or reads`, async () => {
    unchanged ??= await newWorld();
    const world = changes || call === 'GET /auth/logout' ? await newWorld() : unchanged;
    const ask = async (role: string) => {
      const fan = world.people[role as keyof People];
      return [role, (await askCall(fan, call, world, body?.(world))).status];
    };
    const before = await dumpDatabase();
    const [refused, granted] = [true, false].map((isRefused) =>
      Object.keys(statuses).filter((role) => statuses[role as keyof People] >= 400 === isRefused),
    ) as [string[], string[]];
    const responses = [];
    for (const role of refused) responses.push(await ask(role));
    expect((await dumpDatabase()) === before).toBe(true);
    for (const role of granted) responses.push(await ask(role));
    const reads = call.startsWith('GET ') && call !== 'GET /auth/logout';
    expect(!reads || (await dumpDatabase()) === before).toBe(true);
    expect(Object.fromEntries(responses)).toEqual(statuses);
  });
});
