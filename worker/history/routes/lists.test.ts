import type { HistoryList, ListedList } from '@desert/contract/history/lists';
import { beforeAll, expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { seedHistory } from '../../test/history.ts';
import { appBindings } from '../../test/request-context.ts';

beforeAll(seedHistory);

const request = (path: string) =>
  api.request(`/api/history/lists/${path}`, {}, appBindings({ REPORT_ROWS_READ: '1' }));

async function readList(path: string): Promise<HistoryList> {
  const response = await request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Server-Timing')).toMatch(/rows_read=1\b/);
  return response.json();
}

it('the index of history lists names every list with its number of rows', async () => {
  const lists: ListedList[] = await (await request('')).json();
  expect(lists.find(({ name }) => name === 'draft')?.rows).toBe(422);
});

it('a page of a history list is read from one database row', async () => {
  const { rows, total, page, choices } = await readList('draft/');
  expect([rows.length, total, page]).toEqual([50, 422, 1]);
  expect(rows[0]).toMatchObject({ year: 2023, overall: 6, player: 'Dmitry Simashev' });
  expect(choices['year']?.[0]).toBe('2023');
});

it('filters and text narrow a history list', async () => {
  const { rows, total } = await readList('draft/?year=1981&position=C');
  expect(rows.map(({ player }) => player)).toContain('Dale Hawerchuk');
  expect(total).toBeLessThan(15);
  const list = await readList('draft/?q=HAWER');
  expect(list.rows.map(({ player }) => player)).toEqual(['Dale Hawerchuk']);
});

it('a history list sorts by a column in both directions, with unknown values last', async () => {
  const most = await readList('draft/?sort=points-descending');
  expect(most.rows.slice(0, 2).map(({ player }) => player)).toEqual([
    'Shane Doan',
    'Dale Hawerchuk',
  ]);
  const least = await readList('draft/?sort=points-ascending&page=9');
  expect(least.rows.at(-1)?.['points']).toBeNull();
  expect(least.sort).toBe('points-ascending');
});

it('an unknown page or column of a history list falls back to the last page and the default order', async () => {
  const { page, rows, sort } = await readList('draft/?page=99&sort=none-ascending');
  expect([page, rows.length, sort]).toEqual([9, 22, 'year-descending']);
});

it('an unknown history list is 404, and a malformed order 400', async () => {
  expect((await request('none/')).status).toBe(404);
  expect((await request('draft/?sort=points')).status).toBe(400);
  expect((await request('draft/?page=0')).status).toBe(400);
});
