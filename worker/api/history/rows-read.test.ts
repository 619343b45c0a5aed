import type { Team, TeamDetail } from '@desert/contract/history';
import { players, teams } from '@desert/drizzle/schema';
import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedHistory } from '../../test/history.ts';
import { api } from '../app.ts';

/** The season, found for each of three statements; its two neighbours; the end of the roster's range; those alike. */
const BESIDE_THE_ROSTER = 8;

const database = drizzle(env.DB);

beforeAll(seedHistory);

function request(path: string) {
  return api.request(path, {}, { ...env, REPORT_ROWS_READ: '1' });
}

function rowsRead(response: Response): number {
  const timing = response.headers.get('Server-Timing') ?? '';
  return Number(/rows_read=(\d+)/.exec(timing)?.[1]);
}

describe('rows read', () => {
  it('are the seasons themselves for the list', async () => {
    const response = await request('/api/history/teams/');
    expect(rowsRead(response)).toBe((await response.json<Team[]>()).length);
  });

  it.each(['2011-12', '32', '1979-80', '2023-24'])(
    'are the roster and a constant for season %s',
    async (id) => {
      const response = await request(`/api/history/teams/${id}/`);
      const roster = (await response.json<TeamDetail>()).players.length;
      // Each with the person that he is.
      expect(rowsRead(response)).toBeGreaterThanOrEqual(2 * roster);
      expect(rowsRead(response)).toBeLessThanOrEqual(2 * roster + BESIDE_THE_ROSTER);
    },
  );

  it.each([
    ['players/?limit=100', 1],
    ['players/?season=2011-12&sort=points&q=s', 1],
    ['leaders/?figure=goals', 4],
    ['leaders/?era=phoenix-coyotes', 43],
    ['compare/?a=shane-doan&b=keith-tkachuk&c=teppo-numminen&d=mike-smith', 100],
    ['compare/?a=2011-12&b=1979-80', 7],
    ['tags/', 45],
    ['players/shane-doan/', 50],
    ['players/shane-doan/?from=%2Fhistory%2Fleaders%3Ffigure%3Dgoals', 52],
    ['players/shane-doan/?from=%2Fhistory%2F2011-12', 150],
  ])('are at most so many for %s: %i', async (path, most) => {
    const response = await request(`/api/history/${path}`);
    expect(response.status).toBe(200);
    expect(rowsRead(response)).toBeLessThanOrEqual(most);
  });

  it.each(['2011-12', '32'])('are the same for season %s among ten times as many', async (id) => {
    const before = rowsRead(await request(`/api/history/teams/${id}/`));
    await addSeasons(9 * 44);
    expect(await database.$count(teams)).toBe(10 * 44);
    expect(rowsRead(await request(`/api/history/teams/${id}/`))).toBe(before);
  });
});

/** Copies of the last season and its roster, in years far after it; those it made before stay. */
async function addSeasons(count: number): Promise<void> {
  const copies = sql`(SELECT value AS n FROM json_each(${JSON.stringify([...Array(count).keys()])}))`;
  await database.run(sql`
    INSERT OR IGNORE INTO ${teams}
    SELECT 1000 + n, 'copy ' || n, 3000 + n, 3001 + n, team_name, record, games, wins, losses, ties,
      overtime_losses, points, goals_for, goals_against, playoffs, playoff_series, coach, coaches, source
    FROM ${teams}, ${copies} WHERE id = 44`);
  await database.run(sql`
    INSERT OR IGNORE INTO ${players}
      (id, team_id, first_name, last_name, position, gp, goals, assists, points, pims)
    SELECT id + (1000 + n) * 1000, 1000 + n, first_name, last_name, position, gp, goals, assists, points, pims
    FROM ${players}, ${copies} WHERE team_id = 44`);
}
