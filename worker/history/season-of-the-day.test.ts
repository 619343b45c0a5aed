import type { SeasonOfTheDay, TeamDetail } from '@desert/contract/history/history';
import { env } from 'cloudflare:workers';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, expect, it } from 'vitest';
import { api } from '../api/app.ts';
import { seedGames, seedHistory } from '../test/history.ts';
import { appBindings } from '../test/request-context.ts';
import { readDocument } from './documents.ts';
import { readSeasonOfTheDay } from './season-of-the-day.ts';

beforeAll(seedHistory);

const database = drizzle(env.DB);
const DAY = 86_400_000;

it('the season of the day changes at midnight UTC, and no season repeats before all had their day', async () => {
  const years: string[] = [];
  for (let day = 20_000; day < 20_044; day += 1)
    years.push((await readSeasonOfTheDay(database, day * DAY)).year);
  expect(new Set(years).size).toBe(44);
  expect((await readSeasonOfTheDay(database, 20_001 * DAY - 1)).year).toBe(years[0]);
});

it('the season of the day names its scoring leader', async () => {
  const days = Array.from({ length: 44 }, (_, day) => readSeasonOfTheDay(database, day * DAY));
  const seasons = await Promise.all(days);
  expect(seasons.find(({ year }) => year === '2011-12')).toMatchObject({
    year: '2011-12',
    team_name: 'Phoenix Coyotes',
    record: '42-27-13',
    playoffs: 'Lost in the Conference Finals, 4-1 to Los Angeles',
    leader: { first_name: 'Ray', last_name: 'Whitney', points: 77, slug: 'ray-whitney' },
  });
  expect(seasons.filter(({ leader }) => leader === null)).toEqual([]);
});

it('the season of the day names one of the season’s players, and another player on the season’s next day', async () => {
  const now = await readSeasonOfTheDay(database, 20_000 * DAY);
  const team = await readDocument(database, `teams/${now.year}`);
  expect(team?.players.map(({ slug }) => slug)).toContain(now.player.slug);
  const next = await readSeasonOfTheDay(database, 20_044 * DAY);
  expect(next.year).toBe(now.year);
  expect(next.player.slug).not.toBe(now.player.slug);
});

it('the season of the day reads its roster and a few rows, with or without a trailing slash', async () => {
  const counting = { ...env, REPORT_ROWS_READ: '1' };
  for (const path of ['/api/history/today', '/api/history/today/']) {
    const response = await api.request(path, {}, appBindings(counting));
    const { year } = await response.json<SeasonOfTheDay>();
    const team = await api.request(`/api/history/teams/${year}/`, {}, appBindings());
    const roster = (await team.json<TeamDetail>()).players.length;
    const [, rows] = /rows_read=(\d+)/.exec(response.headers.get('server-timing') ?? '')!;
    expect(Number(rows)).toBeLessThanOrEqual(2 * roster + 7);
  }
});

it('today’s games are those of the day in Arizona, playoffs first, then the newest', async () => {
  expect((await readSeasonOfTheDay(database, Date.UTC(2026, 4, 8, 6, 59))).day).toEqual({
    day: '05-07',
    games: [],
  });
  await seedGames();
  const { day } = await readSeasonOfTheDay(database, Date.UTC(2026, 4, 8, 6, 59));
  expect(day.games.map(({ date }) => date)).toEqual(['2012-05-07', '2021-05-07']);
  expect((await readSeasonOfTheDay(database, Date.UTC(2026, 4, 8, 7))).day.day).toBe('05-08');
});
