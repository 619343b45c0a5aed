import { hydratePage, siteWith } from '@desert/kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { history } from '../declaration.tsx';
import { listed } from '../test/lists.ts';
import { cellsOf, heading, href, MEMBER } from '../test/screen.ts';
import { getFirstLetter } from './PlayersTable.tsx';

const read = (query: string) => `/api/history/players/?limit=100${query}`;
const response = (body: unknown, total: number) => ({
  status: 200,
  body,
  total: { count: total, more: false },
});
const long = Array.from({ length: 40 }, (_, at) => ({ ...listed[Math.floor(at / 6)], id: at + 1 }));
const goalies = listed.filter(({ positions }) => positions.includes('G'));
const site = siteWith(history, '/history', {
  [read('')]: { ...response(listed, 672), next: read('&cursor=2s') },
  [read('&cursor=2s')]: response(listed.slice(0, 2), 672),
  [read('&position=D')]: response(long, 40),
  [read('&number=19')]: response([listed.find(({ numbers }) => numbers.includes(19))], 1),
  [read('&number=70')]: response([], 0),
  [read('&position=G&sort=games')]: response(goalies, 1),
  [read('&sort=first')]: response(listed, 672),
  [read('&position=X&season=2011-12')]: {
    status: 400,
    body: { errors: { position: 'position must be one of F, C, L, R, D, G' } },
  },
});

const sortedColumn = () =>
  screen
    .getAllByRole('columnheader')
    .map((cell) => [cell.textContent, cell.getAttribute('aria-sort')])
    .filter(([, direction]) => direction !== null);

it('the players page lists everyone by name, with the number of players', async () => {
  const { heads } = await site.visit('/history/players', null);
  expect(heading()).toBe('Everyone who wore the sweater');
  expect(heads).toMatchObject([{ title: 'Everyone who wore the sweater' }]);
  expect(screen.getByText(/^672 players from one franchise/)).toBeTruthy();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    listed.map(({ first_name, last_name }) => expect.stringMatching(`^${first_name} ${last_name}`)),
  );
  expect(sortedColumn()).toEqual([['Name', 'ascending']]);
  // Unknown values are a dash, or left out.
  expect(cellsOf('Shane Doan').join(' ')).toBe('R, L 19 1995-96 2016-17 21 1,540 402 570 972 ');
  expect(cellsOf('Ramzi Abid')[1]).toBe('–unknown');
  expect(cellsOf('Ilya Bryzgalov').at(-1)).toBe('130');
  const nameCell = (name: RegExp) => screen.getByRole('rowheader', { name }).textContent;
  expect(nameCell(/^Ramzi Abid/)).toBe('Ramzi AbidL · 2002-03');
  expect(nameCell(/^Shane Doan/)).toBe('Shane DoanR, L · #19 · 1995-96 to 2016-17');
});

it('a link in the players list carries the filters and order of the list, but not its page', async () => {
  await site.visit('/history/players?cursor=2s', null);
  expect(href('Ramzi Abid')).toBe('/history/players/ramzi-abid?from=%2Fhistory%2Fplayers');
  expect(href('Back to the start')).toBe('/history/players');
  await site.visit('/history/players?position=G&sort=games', null);
  const from = '%2Fhistory%2Fplayers%3Fposition%3DG%26sort%3Dgames';
  expect(href('Ilya Bryzgalov')).toBe(`/history/players/ilya-bryzgalov?from=${from}`);
});

it('sort links keep the filters of the players list', async () => {
  await site.visit('/history/players?position=G&sort=games', null);
  expect(sortedColumn()).toEqual([['GPGames played', 'descending']]);
  expect(href('Name')).toBe('/history/players?position=G');
  expect(href('Jersey number')).toBe('/history/players?position=G&sort=number');
  await site.visit('/history/players?sort=first', null);
  expect(sortedColumn()).toEqual([['FirstFirst season', 'ascending']]);
});

it('a players list has goalie columns only if it has goalies, and initial letters only if it is long', async () => {
  await site.visit('/history/players?position=D', null);
  expect(screen.queryByRole('columnheader', { name: /^W/ })).toBeNull();
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('A');
});

it('the wall of numbers links each jersey number to the list of everyone who wore it', async () => {
  await site.visit('/history/players', null);
  const wall = () => within(screen.getByRole('list', { name: 'Wall of numbers', hidden: true }));
  expect(wall().getAllByRole('link', { hidden: true })).toHaveLength(100);
  const { heads } = await site.visit('/history/players?number=19', null);
  expect(heading()).toBe('Number 19');
  expect(heads).toMatchObject([{ title: 'Number 19' }]);
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  expect(wall().getByRole('link', { name: '19', hidden: true }).getAttribute('aria-current')).toBe(
    'page',
  );
  expect(screen.getAllByText(/known from 2002-03 on/)).toHaveLength(2);
  await site.visit('/history/players?number=70', null);
  expect(screen.getByText(/^No one is known to have worn this number\./)).toBeTruthy();
});

it('a players list at an invalid address says what is wrong, and how to continue', async () => {
  const { heads } = await site.visit('/history/players?position=X&season=2011-12', null);
  expect(heads).toMatchObject([{ title: 'Page not found' }]);
  expect(heading()).toBe('We can’t show this list');
  expect(screen.getByText('Position must be one of F, C, L, R, D, G.')).toBeTruthy();
  expect(href('Show the list without it')).toBe('/history/players?season=2011-12');
  expect(href('Everyone who wore the sweater')).toBe('/history/players');
});

it.each(['', '?number=19', '?position=D', '?position=X&season=2011-12'])(
  '%s hydrates from the server’s HTML',
  async (query) => {
    const page = await hydratePage(site, `/history/players${query}`, MEMBER);
    expect(page).toMatchObject({ hydrated: true, errors: [] });
  },
);

it('a player is listed under the first letter of his last name, without its accent', () => {
  const [player, ...others] = listed;
  const players = player ? [{ ...player, last_name: 'Ågren' }, ...others] : [];
  expect(players.map(getFirstLetter).join('')).toBe('AABBDHY');
});
