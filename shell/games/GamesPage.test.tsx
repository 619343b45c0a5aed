import type { AttendanceSummary, OwnGames } from '@desert/contract/history/attendance';
import type { Game } from '@desert/contract/history/games';
import { $toast, $viewer, createApiCache } from '@desert/kit/shell';
import { press } from '@desert/kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Api, stubApi } from '../testing/accountSettings.tsx';
import { showPage } from '../testing/showPage.tsx';
import { GamesPage } from './GamesPage.tsx';

const may7: Game = {
  date: '2012-05-07',
  season: '2011-12',
  type: 'playoffs',
  home: true,
  opponent: 'Nashville Predators',
  opponent_slug: 'nashville-predators',
  goals_for: 2,
  goals_against: 1,
  overtime: null,
  result: 'W',
};
const bubble: Game = { ...may7, date: '2020-08-12', season: '2019-20' };
const group = (label: string, path: string | null) => ({
  label,
  path,
  games: 57,
  record: '31-20-6',
});
const summary: AttendanceSummary = {
  games: 57,
  record: '31-20-6',
  seasons: [group('2011-12', '/history/2011-12')],
  opponents: [group('Nashville Predators', '/history/against/nashville-predators')],
  arenas: [group('Jobing.com Arena', null)],
  first: may7,
  last: may7,
  streak: { games: 4, first: may7, last: may7 },
  scorers: { games: 40, players: [{ name: 'Shane Doan', slug: 'shane-doan', goals: 21 }] },
};
const ownGames: OwnGames = {
  username: 'fan',
  private: false,
  summary,
  games: [],
  nights: [{ ...may7, seat: 'Section 101', line: 'The roof came off.' }],
  opponents: [{ slug: 'nashville-predators', name: 'Nashville Predators' }],
};
const ADDRESS = '/api/users/me/games/';

let api: Api;

beforeEach(() => $viewer.set({ id: 7, username: 'fan' }));

async function openPage(body: OwnGames, search = '') {
  const response = { status: 200, body };
  api = { [`GET ${ADDRESS}${search}`]: response };
  const requests = stubApi(api);
  const cache = createApiCache({ [ADDRESS + search]: response });
  const page = <GamesPage params={{}} onShown={vi.fn<() => void>()} />;
  await showPage(page, { path: `/user/games${search}`, cache });
  return requests;
}

it('the page “My games” sums up the attended games, and lists them by season', async () => {
  await openPage(ownGames);
  expect(screen.getByText('57 nights · 31-20-6')).toBeTruthy();
  const season = screen.getByRole('region', { name: '2011-12 1 night, 31-20-6' });
  expect(within(season).getByRole('link').getAttribute('href')).toBe('/history/games/2012-05-07');
  expect(season.textContent).toContain('Section 101“The roof came off.”');
  expect(screen.getByText('These are the newest 1 of your nights.')).toBeTruthy();
  expect(screen.getByText('Most goals').nextSibling?.textContent).toBe(
    'Shane Doan 21 in the 40 games with a box score',
  );
  const table = screen.getByRole('table', { name: 'By opponent' });
  expect(within(table).getByRole('link').getAttribute('href')).toBe(
    '/history/against/nashville-predators',
  );
});

it('the page “My games” tells a member without games how to add them', async () => {
  await openPage({ ...ownGames, summary: null, nights: [] });
  expect(screen.getByRole('heading', { name: 'When were you there?' })).toBeTruthy();
});

it('one press on a date of the calendar adds a game, and another removes it', async () => {
  const search = '?season=2011-12';
  const games = [
    { ...may7, date: '2012-05-04', home: false, attended: false },
    { ...may7, attended: false },
    { ...bubble, attended: false },
  ];
  const requests = await openPage({ ...ownGames, games }, search);
  const month = screen.getByRole('region', { name: 'May 2012' });
  const [day, ...others] = within(month).getAllByRole('button');
  expect(others).toEqual([]);
  expect(day!.textContent).toBe('May 7, 2012 vs. Nashville Predators, W 2-1');
  expect(screen.queryByRole('region', { name: 'August 2020' })).toBeNull();
  api[`PUT ${ADDRESS}`] = { status: 200, body: ownGames };
  await act(async () => fireEvent.click(day!));
  expect(requests).toContainEqual([`PUT ${ADDRESS}`, { add: ['2012-05-07'] }]);
  expect(day!.getAttribute('aria-pressed')).toBe('true');
  await act(async () => fireEvent.click(day!));
  expect(requests).toContainEqual([`PUT ${ADDRESS}`, { remove: ['2012-05-07'] }]);
});

it('a game that could not be added is not marked in the calendar, and the reason is shown', async () => {
  await openPage({ ...ownGames, games: [{ ...may7, attended: false }] }, '?date=2012-05-07');
  api[`PUT ${ADDRESS}`] = { status: 429, body: { errors: { message: 'Too many games.' } } };
  const day = screen.getByRole('button', { name: /^May 7/ });
  await act(async () => fireEvent.click(day));
  expect($toast.get()?.text).toBe('Too many games.');
  expect(day.getAttribute('aria-pressed')).toBe('false');
});

it('a member can make the attended games private, and is then offered to make them public', async () => {
  const requests = await openPage(ownGames);
  api[`PUT ${ADDRESS}privacy/`] = { status: 200, body: { private: true } };
  await press('Keep my games private');
  expect(requests.at(-1)).toEqual([`PUT ${ADDRESS}privacy/`, { private: true }]);
  expect(screen.getByRole('button', { name: 'Make my games public' })).toBeTruthy();
});

it('the preview of an imported list counts the matched games, and says why a line did not match', async () => {
  const unmatched = [{ line: 'with dad', reason: 'No date that we can read.' }];
  const games = [
    { ...may7, attended: false },
    { ...bubble, attended: false },
  ];
  await openPage({ ...ownGames, games, unmatched }, '?import=2012-05-07%0Awith+dad');
  expect(screen.getByText('Matched: 1. Not matched: 1.')).toBeTruthy();
  expect(screen.getByText('“with dad”: No date that we can read.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add the matched game' })).toBeTruthy();
});
