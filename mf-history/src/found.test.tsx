import type { FoundPlayer } from '@desert/contract/search/search';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toGameEntry, toPlayerEntry, toSeasonEntry } from './found.tsx';

const doan: FoundPlayer = {
  id: 1,
  name: 'Shane Doan',
  path: '/history/players/shane-doan',
  positions: ['R', 'L'],
  numbers: [19],
  first_season: '1995-96',
  last_season: '2016-17',
  seasons: 21,
  gp: 1540,
};

const lineOf = (entry: ReturnType<typeof toPlayerEntry>) =>
  render(entry.line).container.textContent.replaceAll('\u00A0', ' ');

it('a player found by search has position, number, years and games', () => {
  const entry = toPlayerEntry(doan);
  expect(entry).toMatchObject({ title: 'Shane Doan', href: doan.path });
  expect(lineOf(entry)).toBe('R, L · #19 · 21 seasons, 1995-96 to 2016-17 · 1,540 games');
});

it('a player’s search result leaves out unknown facts, and uses the singular for one game', () => {
  const once = { ...doan, numbers: [], last_season: '1995-96', seasons: 1, gp: 1 };
  expect(lineOf(toPlayerEntry(once))).toBe('R, L · 1995-96 · 1 game');
});

it('a season found by search has its record', () => {
  const season = {
    id: 33,
    year: '2011-12',
    team_name: 'Phoenix Coyotes',
    path: '/history/2011-12/',
  };
  const entry = toSeasonEntry({ ...season, record: '42-27-13', playoffs: 'Lost' });
  expect(entry.title).toBe('2011-12 Phoenix Coyotes');
  expect(lineOf(entry)).toBe('42-27-13 · Lost');
});

it('a game found by search has its date, opponent and score', () => {
  const entry = toGameEntry({
    id: 20120507,
    date: '2012-05-07',
    season: '2011-12',
    type: 'playoffs',
    home: true,
    team_name: 'Phoenix Coyotes',
    opponent: 'Nashville Predators',
    opponent_slug: 'nashville-predators',
    goals_for: 2,
    goals_against: 1,
    overtime: null,
    result: 'W',
    path: '/history/games/2012-05-07',
  });
  expect(entry).toMatchObject({
    title: 'May 7, 2012: Phoenix Coyotes and Nashville Predators',
    href: '/history/games/2012-05-07',
  });
  expect(lineOf(entry)).toBe('W 2-1 vs. Nashville Predators · 2011-12');
});
