import type { Team, TeamDetail } from '@desert/contract/history';
import { beforeAll, expect, it } from 'vitest';
import { seedHistory } from '../../test/history.ts';
import { appBindings } from '../../test/request-context.ts';
import { api } from '../app.ts';

/** The season, for each of three statements; its two neighbours; the end of the roster’s range; similar seasons. */
const BESIDE_THE_ROSTER = 8;

beforeAll(seedHistory);

function request(path: string) {
  return api.request(path, {}, appBindings({ REPORT_ROWS_READ: '1' }));
}

function rowsRead(response: Response): number {
  const timing = response.headers.get('Server-Timing') ?? '';
  return Number(/rows_read=(\d+)/.exec(timing)?.[1]);
}

it('rows read are the seasons themselves for the list', async () => {
  const response = await request('/api/history/teams/');
  expect(rowsRead(response)).toBe((await response.json<Team[]>()).length);
});

it.each(['2011-12', '32', '1979-80', '2023-24'])(
  'rows read are the roster and a constant for season %s',
  async (id) => {
    const response = await request(`/api/history/teams/${id}/`);
    const roster = (await response.json<TeamDetail>()).players.length;
    // Each player, and his row in `persons`.
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
  ['players/shane-doan/?from=%2Fhistory%2Fleaders%3Ffigure%3Dgoals', 53],
  ['players/shane-doan/?from=%2Fhistory%2F2011-12', 150],
])('rows read are at most so many for %s: %i', async (path, most) => {
  const response = await request(`/api/history/${path}`);
  expect(response.status).toBe(200);
  expect(rowsRead(response)).toBeLessThanOrEqual(most);
});
