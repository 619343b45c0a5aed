import type { HistoryList } from '@desert/contract/history/lists';
import { hydratePage, siteWith } from '@desert/kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { history } from '../declaration.tsx';
import { cellsOf, heading, href, MEMBER } from '../test/screen.ts';

const draft: HistoryList = {
  name: 'draft',
  key: 'lists/draft',
  title: 'Draft picks',
  about: 'All 120 players the franchise drafted.',
  notes: ['A dash means that no roster in our sources has the player.'],
  sort: 'year-descending',
  group: 'year',
  sources: [{ name: 'A list', url: 'https://example.org', license: 'CC0' }],
  columns: [
    {
      key: 'player',
      label: 'Player',
      isRowHeading: true,
      link: '/history/players/:slug',
    },
    { key: 'slug', label: 'Address', isHidden: true },
    { key: 'year', label: 'Year' },
    { key: 'points', label: 'Points', short: 'P' },
    { key: 'date', label: 'Date', format: 'date' },
  ],
  choices: { year: ['1981', '1980'] },
  rows: [
    { player: 'Dale Hawerchuk', slug: 'dale-hawerchuk', year: 1981, points: 929, date: null },
    { player: 'Nobody', slug: null, year: 1981, points: null, date: '1981-06-10' },
  ],
  page: 2,
  total: 120,
};
const hatTrick = { text: '3 goals, January 7, 2012', path: '/history/games/2012-01-07' };
const log: HistoryList = {
  ...draft,
  name: 'shane-doan',
  highlights: [
    { heading: 'Hat tricks', facts: [hatTrick] },
    {
      heading: 'Milestones',
      facts: [1, 2, 3, 4, 5, 6].map((number) => ({ text: `${number}00th game`, path: null })),
    },
  ],
  attended: ['2012-05-07'],
};
const READ = '/api/history/lists/draft/';
const site = siteWith(history, '/history', {
  '/api/history/players/shane-doan/games/': { status: 200, body: log },
  '/api/history/lists/': {
    status: 200,
    body: [{ name: 'draft', title: 'Draft picks', about: '', rows: 422, sources: draft.sources }],
  },
  [READ]: { status: 200, body: draft },
  [`${READ}?sort=points-descending&page=2&year=1981`]: {
    status: 200,
    body: { ...draft, sort: 'points-descending' },
  },
  [`${READ}?sort=up`]: { status: 400, body: { errors: { sort: 'sort must be a column' } } },
  [`${READ}?year=1900`]: { status: 200, body: { ...draft, rows: [], total: 0, page: 1 } },
});

it('a list of the history shows its columns, links, groups, notes and sources', async () => {
  const { element } = await site.visit('/history/lists/draft', null);
  expect(heading()).toBe('Draft picks');
  expect(href('Dale Hawerchuk')).toBe('/history/players/dale-hawerchuk');
  expect(cellsOf('Nobody')).toEqual(['1981', '–unknown', 'June 10, 1981']);
  expect(screen.getByRole('rowheader', { name: '1981' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Address' })).toBeNull();
  expect(screen.getByText(draft.notes[0]!)).toBeTruthy();
  expect(element.textContent).toContain('A list: CC0');
});

it('a column heading links to the first page of the list in that order, with the same filters', async () => {
  await site.visit('/history/lists/draft?sort=points-descending&page=2&year=1981', null);
  expect(href('Points')).toBe('/history/lists/draft?sort=points-ascending&year=1981');
  expect(href('Player')).toBe('/history/lists/draft?sort=player-ascending&year=1981');
  expect(screen.queryByRole('rowheader', { name: '1981' })).toBeNull();
  expect(href('Next page')).toBe('/history/lists/draft?sort=points-descending&year=1981&page=3');
});

it('an empty list links to the whole list, and a list in an invalid order shows a message', async () => {
  await site.visit('/history/lists/draft?year=1900', null);
  expect(href('Show the whole list')).toBe('/history/lists/draft');
  await site.visit('/history/lists/draft?sort=up', null);
  expect(screen.getByText('Sort must be a column.')).toBeTruthy();
});

it('a list hydrates from the server’s HTML', async () => {
  expect(await hydratePage(site, '/history/lists/draft', MEMBER)).toMatchObject({
    hydrated: true,
    errors: [],
  });
});

it('a player’s game log has his highlights, and the games that the viewer attended', async () => {
  await site.visit('/history/players/shane-doan/games', MEMBER);
  expect(href('3 goals, January 7, 2012')).toBe('/history/games/2012-01-07');
  expect(screen.getByRole('heading', { name: 'You were at 1 game' })).toBeTruthy();
  expect(href('May 7, 2012')).toBe('/history/games/2012-05-07');
  expect(href('All seasons')).toBe('/history/players/shane-doan');
  expect(screen.getByText('All 6')).toBeTruthy();
});

it('each list of the history has links to download it as CSV and JSON', async () => {
  await site.visit('/history/lists/draft', null);
  expect(href('Download this table as CSV')).toBe('/api/history/data/csv/lists/draft/');
  expect(href('Download this table as JSON')).toBe('/api/history/data/json/lists/draft/');
});

it('the data page links to the archive and every list, and names the license of each source', async () => {
  const { element } = await site.visit('/history/data', null);
  expect(href('Download the archive')).toBe('/history-data.tar.gz');
  expect(href('CSV of Draft picks')).toBe('/api/history/data/csv/lists/draft/');
  expect(element.textContent).toContain('A list: CC0');
});
