import type { OwnGames } from '@desert/contract/history/attendance';
import { beforeAll, expect, it } from 'vitest';
import { callApi } from '../../test/api.ts';
import { seedGames, seedHistory } from '../../test/history.ts';
import { newWorld } from '../../test/world.ts';
import { findUnmatched, readImport, shortenGameList } from './import.ts';

beforeAll(async () => {
  await seedHistory();
  await seedGames();
});

it('a pasted list of games is shortened to its dates, without comments, headings and empty lines', () => {
  const list = '# My games\r\ndate,season\r\n2012-05-07,2011-12\n\nMay 22, 2012 Kings\nwith dad';
  expect(shortenGameList(list)).toBe('2012-05-07\n2012-05-22\nwith dad');
  expect(readImport(list)).toEqual(['2012-05-07', '2012-05-22']);
});

it('a pasted line that is no game is reported with the reason', () => {
  const found = new Set(['2012-05-07', '2020-08-12']);
  expect(findUnmatched('5/7/2012\n2012-05-08\nwith dad\n2020-08-12', found)).toEqual([
    { line: '2012-05-08', reason: 'The franchise didn’t play that day.' },
    { line: 'with dad', reason: 'No date that we can read.' },
    { line: '2020-08-12', reason: 'That game had no spectators.' },
  ]);
});

it('the preview of an import has the matched games, and an export can be imported', async () => {
  const { cookies } = (await newWorld()).people.member;
  const query = new URLSearchParams({ import: '2012-05-07\n2012-05-08' });
  const response = await callApi(`/users/me/games/?${query.toString()}`, { cookies });
  const preview: OwnGames = await response.json();
  expect(preview.games.map(({ date }) => date)).toEqual(['2012-05-07']);
  expect(preview.unmatched).toHaveLength(1);
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ add: ['2012-05-07', '1985-04-10'] });
  await callApi('/users/me/games/', { cookies, method: 'PUT', headers, body });
  const csv = await (await callApi('/users/me/games/csv/', { cookies })).text();
  expect(csv).toContain('2012-05-07,2011-12,true,Nashville Predators,W 2-1');
  expect(readImport(csv)[0]).toBe('2012-05-07');
});
