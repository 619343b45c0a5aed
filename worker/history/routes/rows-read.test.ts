import { beforeAll, expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { seedHistory } from '../../test/history.ts';
import { appBindings } from '../../test/request-context.ts';

beforeAll(seedHistory);

function request(path: string) {
  return api.request(path, {}, appBindings({ REPORT_ROWS_READ: '1' }));
}

function rowsRead(response: Response): number {
  const timing = response.headers.get('Server-Timing') ?? '';
  return Number(/rows_read=(\d+)/.exec(timing)?.[1]);
}

it.each([
  ['teams/', 1],
  ['teams/2011-12/', 3],
  ['teams/32/', 3],
  ['players/?limit=100', 1],
  ['players/?season=2011-12&sort=points&q=s', 1],
  ['leaders/?figure=goals', 1],
  ['leaders/?era=phoenix-coyotes', 1],
  ['compare/?a=shane-doan&b=keith-tkachuk&c=teppo-numminen&d=mike-smith', 9],
  ['compare/?a=2011-12&b=1979-80', 5],
  ['tags/', 1],
  ['find/?q=Doan+scored+twice+against+the+Kings', 4],
  ['players/shane-doan/', 6],
  ['players/shane-doan/?from=%2Fhistory%2Fleaders%3Ffigure%3Dgoals', 7],
  ['players/shane-doan/?from=%2Fhistory%2F2011-12', 7],
])('the rows read for %s are at most %i', async (path, most) => {
  const response = await request(`/api/history/${path}`);
  expect(response.status).toBe(200);
  expect(rowsRead(response)).toBeLessThanOrEqual(most);
});
