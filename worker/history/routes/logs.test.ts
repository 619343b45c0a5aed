import type { HistoryList } from '@desert/contract/history/lists';
import { beforeAll, expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { callApi } from '../../test/api.ts';
import { seedGames, seedHistory } from '../../test/history.ts';
import { appBindings } from '../../test/request-context.ts';
import { newWorld } from '../../test/world.ts';

beforeAll(async () => {
  await seedHistory();
  await seedGames();
});

const LOG = '/history/players/shane-doan/games/';

it('a game log has a page of games, filters, and highlights, read from one database row', async () => {
  const environment = appBindings({ REPORT_ROWS_READ: '1' });
  const response = await api.request(`/api${LOG}?season=2011-12&type=Playoffs`, {}, environment);
  expect(response.headers.get('Server-Timing')).toMatch(/rows_read=1\b/);
  const log: HistoryList = await response.json();
  expect(log.total).toBe(16);
  expect(log.rows[0]).toMatchObject({ date: '2012-05-22', season: '2011-12', place: 'Home' });
  expect(log.highlights?.[0]?.heading).toBe('Best games');
  expect(log.attended).toEqual([]);
});

it('a game log says which of its games the viewer was at, also on other pages', async () => {
  const { people } = await newWorld();
  const { cookies } = people.member;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ add: ['2012-05-07', '2016-04-09', '1985-10-10'] });
  await callApi('/users/me/games/', { cookies, method: 'PUT', headers, body });
  const log: HistoryList = await (await callApi(`${LOG}?season=2011-12`, { cookies })).json();
  expect(log.attended).toEqual(['2012-05-07', '2016-04-09']);
});

it('a player without a box score has no game log', async () => {
  expect((await callApi('/history/players/dale-hawerchuk/games/', {})).status).toBe(404);
});
