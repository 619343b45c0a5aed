import { beforeAll, expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { seedGames, seedHistory } from '../../test/history.ts';
import { appBindings } from '../../test/request-context.ts';
import type { Download } from '../download.ts';

beforeAll(async () => {
  await seedHistory();
  await seedGames();
});

const request = (path: string) => api.request(`/api/history/data/${path}`, {}, appBindings());

it('a table is downloaded as CSV, with its sources and units before the columns', async () => {
  const response = await request('csv/lists/draft/');
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toBe(
    'attachment; filename="lists-draft.csv"',
  );
  const lines = (await response.text()).split('\r\n');
  expect(lines[0]).toBe('# Draft picks');
  expect(lines[1]).toMatch(/^# Source: nikofur\/NHL_Draft_Analysis, https:.*, none stated/);
  expect(lines).toContain('# country: ISO 3166 code');
  const head = lines.findIndex((line) => !line.startsWith('#'));
  expect(lines[head]).toMatch(/^player,slug,year,overall,round,/);
  expect(lines.slice(head + 1).filter(Boolean)).toHaveLength(422);
});

it('cells with commas or quotation marks are quoted in a CSV download', async () => {
  const text = await (await request('csv/lists/honors/')).text();
  expect(text).toContain('"Number 9 retired by the Jets on February 19, 1989, and given');
});

it.each([
  ['teams/2011-12', 'players', 'slug', 'pims'],
  ['players', '', 'slug', 'spans'],
  ['players/shane-doan', 'lines', 'year', 'pims'],
  ['coaches', '', 'name', 'record'],
  ['leaders/franchise/goals', 'figures.0.leaders', 'name', ''],
  ['games/season/2011-12', 'games', 'date', 'date'],
  ['games/season/2011-12', 'splits.month', 'label', 'record'],
  ['games/season/2011-12', 'series.0.games', 'date', 'date'],
  ['games/opponents', '', 'name', 'record'],
  ['games/opponents/dallas-stars', 'meetings', 'date', 'date'],
  ['games/on/05-07', 'games', 'date', 'date'],
  ['games/records/franchise', 'lists.0.games', 'date', 'date'],
  ['games/playoffs', '0.games', 'date', 'date'],
  ['games/2012-05-07', 'box_score.skaters', 'name', 'time_on_ice'],
  ['games/log/shane-doan', '', 'date', 'time_on_ice'],
])('the table %s %s is downloaded as JSON', async (key, list, column, unit) => {
  const response = await request(`json/${key}/${list && `?list=${list}`}`);
  expect(response.status).toBe(200);
  const { columns, rows, sources }: Download = await response.json();
  expect(columns.map((entry) => entry.key)).toContain(column);
  const units = columns.flatMap((entry) => (entry.unit === null ? [] : [entry.key]));
  expect(units).toEqual(expect.arrayContaining(unit ? [unit] : []));
  expect(rows.length).toBeGreaterThan(0);
  expect(sources.every(({ license }) => license !== '')).toBe(true);
});

it.each([
  ['json/none/', 404],
  ['json/teams/2011-12/', 404],
  ['json/teams/2011-12/?list=facts', 404],
  ['json/teams/2011-12/?list=toString', 404],
  ['xml/teams/', 400],
  ['csv/teams/?list=a-b', 400],
])('the download %s responds with %i', async (path, status) => {
  expect((await request(path)).status).toBe(status);
});
