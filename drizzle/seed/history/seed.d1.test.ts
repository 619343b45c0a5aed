import { env } from 'cloudflare:workers';
import { asc, eq, like } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, expect, it } from 'vitest';
import { historyDocuments, players, revisions, teams } from '../../schema.ts';
import { runAll } from '../../test/d1.ts';
import { seasons, type SourceSeason } from './seasons.ts';
import { historySeed } from './seed.ts';

const database = drizzle(env.DB);
const seed = historySeed();

const load = ({ statements }: { statements: string[] }) => runAll(statements);

const dump = () =>
  database.batch([
    database.select().from(teams).orderBy(asc(teams.id)),
    database.select().from(players).orderBy(asc(players.id)),
    database.select().from(revisions),
  ]);

beforeEach(() => load(seed));

it('the loaded history equals the source data field for field', async () => {
  const [loadedTeams, loadedPlayers] = await dump();
  const loaded = loadedTeams.map((team) => ({
    team,
    roster: loadedPlayers.filter(({ team_id }) => team_id === team.id).map(knownFields),
  }));
  expect(loaded).toEqual(seasons.map(asRows));
  expect(loaded.flatMap(({ roster }) => roster)).toHaveLength(loadedPlayers.length);
});

it('the loaded history has the known totals of all players, of Shane Doan, and of 2011-12', async () => {
  expect(await database.$count(teams)).toBe(44);
  expect(await database.$count(players)).toBe(1615);
  const { results: totals } = await env.DB.prepare(
    `SELECT sum(gp) AS games, sum(goals) AS goals, sum(assists) AS assists FROM players
      WHERE first_name = 'Shane' AND last_name = 'Doan'`,
  ).all();
  expect(totals).toEqual([{ games: 1540, goals: 402, assists: 570 }]);
  const season = database.select().from(teams).where(eq(teams.year, '2011-12'));
  expect(await season).toMatchObject([
    { record: '42-27-13', wins: 42, losses: 27, overtime_losses: 13 },
  ]);
});

it('the ids of seasons and players do not depend on the order of the source data', async () => {
  const rows = await database.select().from(teams).orderBy(asc(teams.start_year));
  expect(rows.map(({ id }) => id)).toEqual(seasons.map((_, index) => index + 1));
  const [first] = await database.select().from(players).where(eq(players.id, 32_001));
  expect(first).toMatchObject({ team_id: 32, last_name: seasons[31]?.players[0]?.last_name });
  expect(historySeed(seasons.toReversed()).statements).toEqual(seed.statements);
});

it('loading the history again leaves the same rows, and the stored version is the loaded one', async () => {
  const once = await dump();
  await load(seed);
  expect(await dump()).toEqual(once);
  expect(once[2]).toContainEqual({ name: 'history', hash: seed.hash });
});

it('loading the history again repairs rows that were changed, lost or added', async () => {
  const good = await dump();
  await database.update(teams).set({ record: '82-0-0' }).where(eq(teams.id, 32));
  await database.delete(players).where(like(players.last_name, 'D%'));
  await database.insert(teams).values({ ...first(good[0]), id: 99, year: 'x', start_year: 1 });
  await load(seed);
  expect(await dump()).toEqual(good);
});

it('a changed season changes only the hashes of the documents that contain the season', async () => {
  const hashes = async () => {
    const rows = await database.select().from(historyDocuments);
    return new Map(rows.map(({ key, hash }) => [key, hash]));
  };
  const before = await hashes();
  await load(historySeed(seasons.with(31, { ...seasons[31]!, coach: 'Someone else' })));
  const after = await hashes();
  const changed = [...before].filter(([key, hash]) => after.get(key) !== hash);
  expect(changed.map(([key]) => key)).toEqual(['teams', 'teams/2011-12']);
});

it('each statement of the history seed stays below D1’s limit of 100 KB, and new content changes its hash', () => {
  const bytes = seed.statements.map((text) => new TextEncoder().encode(text).length);
  expect(Math.max(...bytes)).toBeLessThan(100_000);
  const corrected = seasons.with(0, { ...first(seasons), coach: 'Someone else' });
  expect(historySeed(corrected).hash).not.toBe(seed.hash);
});

function asRows({ players, startYear, endYear, ...season }: SourceSeason, index: number) {
  const team = { ...season, id: index + 1, start_year: startYear, end_year: endYear };
  return { team, roster: players.map(knownFields) };
}

function knownFields(player: object) {
  const entries = Object.entries(player).filter(([, value]) => value !== null);
  return Object.fromEntries(
    entries.filter(([name]) => !['id', 'team_id', 'person_id'].includes(name)),
  );
}

function first<T>([value]: readonly T[]): T {
  if (value === undefined) throw new Error('empty');
  return value;
}
