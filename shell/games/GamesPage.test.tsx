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
const own: OwnGames = {
  username: 'fan',
  private: false,
  summary,
  games: [],
  opponents: [{ slug: 'nashville-predators', name: 'Nashville Predators' }],
};
const ADDRESS = '/api/users/me/games/';

let api: Api;

beforeEach(() => $viewer.set({ id: 7, username: 'fan' }));

async function open(body: OwnGames, search = '') {
  const response = { status: 200, body };
  api = { [`GET ${ADDRESS}${search}`]: response };
  const requests = stubApi(api);
  const cache = createApiCache({ [ADDRESS + search]: response });
  const page = <GamesPage params={{}} onShown={vi.fn<() => void>()} />;
  await showPage(page, { path: `/user/games${search}`, cache });
  return requests;
}

it('my games have a record, links to the first and last, and groups', async () => {
  await open(own);
  expect(screen.getByText('57 games').parentElement?.textContent).toContain('57 games, 31-20-6');
  expect(screen.getByText('Most goals').nextSibling?.textContent).toBe(
    'Shane Doan 21 in the 40 games with a box score',
  );
  const table = screen.getByRole('table', { name: 'By opponent' });
  expect(within(table).getByRole('link').getAttribute('href')).toBe(
    '/history/against/nashville-predators',
  );
});

it('a member without games is told how to add them', async () => {
  await open({ ...own, summary: null });
  expect(screen.getByText(/^You haven’t added a game yet/)).toBeTruthy();
});

it('several games are saved at once, and games without spectators are not offered', async () => {
  const search = '?season=2011-12';
  const games = [
    { ...may7, attended: true },
    { ...may7, date: '2012-05-04', attended: false },
    { ...bubble, attended: false },
  ];
  const requests = await open({ ...own, games }, search);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
    ['2012-05-07', true],
    ['2012-05-04', false],
  ]);
  api[`PUT ${ADDRESS}`] = { status: 200, body: own };
  for (const box of boxes) await act(async () => fireEvent.click(box));
  await press('Save');
  expect(requests).toContainEqual([
    `PUT ${ADDRESS}`,
    { add: ['2012-05-04'], remove: ['2012-05-07'] },
  ]);
  expect($toast.get()?.text).toBe('Saved. You checked 1 game.');
});

it('a member makes their games private, and public again', async () => {
  const requests = await open(own);
  api[`PUT ${ADDRESS}privacy/`] = { status: 200, body: { private: true } };
  await press('Keep my games private');
  expect(requests.at(-1)).toEqual([`PUT ${ADDRESS}privacy/`, { private: true }]);
  expect(screen.getByRole('button', { name: 'Make my games public' })).toBeTruthy();
});
