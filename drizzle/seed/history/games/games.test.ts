/** Consistency of the games with the rest of the history. SOURCES.md lists the known differences. */
import { describe, expect, it } from 'vitest';
import gameTotals from '../game-totals.json' with { type: 'json' };
import { identifyPersons } from '../identities.ts';
import { unpackBoxScore } from '../rows.ts';
import { seasons } from '../seasons.ts';
import { gamesSeed } from '../seed.ts';
import { listDaysOfHistory } from './days.ts';
import { boxScoreDates, readBoxScore, sourceGames } from './games.ts';
import { toFranchise, placeAll, Tally } from './log.ts';
import { summarizeOpponents } from './opponents.ts';
import { listSeasonLogs } from './seasons.ts';

const everyGame = placeAll(sourceGames, seasons);
const placed = Map.groupBy(everyGame, ({ season }) => season);
const regular = everyGame.filter(({ type }) => type === 'regular');
const sum = (numbers: number[]) => numbers.reduce((all, value) => all + value, 0);

it('every game of the source data is included exactly once', () => {
  expect(everyGame.map(({ date }) => date)).toEqual(sourceGames.map(({ date }) => date));
  expect([sourceGames.length, regular.length]).toEqual([3608, 3480]);
  expect(() => gamesSeed([...sourceGames, sourceGames[0]!])).toThrow('Two games have one date.');
});

describe.each(seasons.map((season) => [season.year, season] as const))('%s', (year, season) => {
  const games = placed.get(year) ?? [];
  const ofSeason = games.filter(({ type }) => type === 'regular');

  it('the games add up to the record, the points and the goals of the season', () => {
    const last = ofSeason.at(-1);
    expect(last).toMatchObject({ record: season.record, points: season.points });
    expect(ofSeason).toHaveLength(season.games);
    expect(sum(ofSeason.map(({ goals_for }) => goals_for))).toBe(season.goals_for);
    expect(sum(ofSeason.map(({ goals_against }) => goals_against))).toBe(season.goals_against);
  });

  it('the home and road games add up to all games of the season', () => {
    const [home, road] = [true, false].map((side) => ofSeason.filter((game) => game.home === side));
    expect([home?.length, road?.length].map((count) => (count ?? 0) > 0)).toEqual([true, true]);
    expect((home?.length ?? 0) + (road?.length ?? 0)).toBe(season.games);
  });

  it('the games of each playoff series add up to its result', () => {
    const [log] = listSeasonLogs([season], everyGame);
    expect(
      log?.series.map(({ round, opponent, result, wins, losses }) => ({
        round,
        opponent,
        result,
        wins,
        losses,
      })),
    ).toEqual(season.playoff_series);
    for (const { games: some, wins, losses } of log?.series ?? [])
      expect(some.at(-1)?.record).toBe(`${wins}-${losses}`);
  });

  it('the games of the coaches add up to those of the season', () => {
    expect(sum(season.coaches.map(({ games: coached }) => coached))).toBe(season.games);
  });
});

it('the games add up to the stored totals of each season', () => {
  const totals = seasons.map(({ year, startYear }) => {
    const tally = new Tally(startYear);
    const games = regular.filter(({ season }) => season === year);
    for (const { result } of games) tally.add(result);
    const { W, L, T, OTL } = tally.counts;
    const goals = [games.map((game) => game.goals_for), games.map((game) => game.goals_against)];
    return [year, [games.length, W, L, T, OTL, ...goals.map(sum)]];
  });
  expect(Object.fromEntries(totals)).toEqual(gameTotals);
});

it('the goals of the players in a box score equal the team’s score, without the goal of a shootout', () => {
  const byDate = new Map(sourceGames.map((game) => [game.date, game]));
  expect(boxScoreDates).toHaveLength(1023);
  for (const date of boxScoreDates) {
    const game = byDate.get(date)!;
    const shootoutGoal = game.overtime === 'SO' && game.goals_for > game.goals_against ? 1 : 0;
    const { skaters } = unpackBoxScore(readBoxScore(date, () => undefined)!);
    const scored = sum(skaters.map(({ goals }) => goals));
    expect([date, scored]).toEqual([date, game.goals_for - shootoutGoal]);
  }
});

it('every player in a box score is also in a roster', () => {
  const ids = new Set(identifyPersons(seasons).map(({ id }) => id));
  const missing = new Set<string>();
  for (const date of boxScoreDates) {
    const box = readBoxScore(date, (id) =>
      ids.has(id) ? { name: 'one', slug: 'known' } : undefined,
    )!;
    const { skaters, goalies } = unpackBoxScore(box);
    for (const { name, slug } of [...skaters, ...goalies]) if (!slug) missing.add(name);
  }
  expect([...missing]).toEqual([]);
});

it('an opponent that moved or was renamed counts as one franchise', () => {
  const slugs = new Set(sourceGames.map(({ opponent }) => toFranchise(opponent).slug));
  expect(slugs.size).toBe(31);
  expect(toFranchise('Minnesota North Stars')).toEqual({
    slug: 'dallas-stars',
    name: 'Dallas Stars',
  });
  expect(toFranchise('St. Louis Blues').slug).toBe('st-louis-blues');
  // Another franchise took the name in 2011, fifteen years after ours had left it.
  const first = sourceGames.find(({ opponent }) => opponent === 'Winnipeg Jets');
  expect(first!.season).toBe('2011-12');
});

it('the meetings with all opponents add up to all games', () => {
  const opponents = summarizeOpponents(everyGame).map(({ detail }) => detail);
  expect(sum(opponents.map(({ meetings }) => meetings.length))).toBe(3608);
  for (const { home, road, games: all } of opponents) expect(home.games + road.games).toBe(all);
});

it('134 of the 366 days of a year have no game', () => {
  const days = listDaysOfHistory(everyGame, []);
  expect(days).toHaveLength(366);
  expect(days.filter(({ games }) => games.length === 0)).toHaveLength(134);
  expect(sum(days.map(({ games }) => games.length))).toBe(3608);
  const [first] = days;
  expect(first).toMatchObject({ day: '01-01', previous: '12-31', next: '01-02' });
});

it('a loss after 60 minutes is worth a point from 1999-00 on', () => {
  const losses = regular.filter(({ result, overtime }) => result === 'L' && overtime !== null);
  expect(losses.every(({ season }) => season < '1999')).toBe(true);
  expect(regular.find(({ result }) => result === 'OTL')!.season).toBe('1999-00');
});

it.each([
  [1995, '1-1-0'],
  [2001, '1-1-0-0'],
  [2011, '1-1-0'],
])('the record of a season that starts in %i is written %s', (start, record) => {
  expect(new Tally(start).add('W').add('L').record).toBe(record);
});

it('each SQL statement that loads the games is shorter than the database’s limit', () => {
  for (const statement of gamesSeed().statements) expect(statement.length).toBeLessThan(100_000);
});
