import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dauphin, doan, hamel } from '../test/playerDetails.ts';
import { cellsOf, heading, href, linksIn } from '../test/screen.ts';
import { PlayerPage } from './PlayerPage.tsx';

const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
const table = () => screen.getByRole('table', { name: 'Season by season' });

it('a player’s page describes the player: position, seasons, number, birth, draft, awards and sources', () => {
  render(<PlayerPage player={doan} />);
  expect(heading()).toBe('Shane Doan Right wing, left wing · 21 seasons, 1995-96 to 2016-17');
  expect(fact('Jersey number')?.textContent).toBe('19');
  expect(fact('Born')?.textContent).toBe('October 10, 1976');
  expect(fact('Birthplace')?.textContent).toBe('Halkirk, AB, Canada');
  expect(screen.getByText('October 10, 1976').getAttribute('datetime')).toBe('1976-10-10');
  expect(fact('Drafted')?.textContent).toBe('1995, 7th overall, by the Winnipeg Jets');
  const playoffs = screen.getByRole('table', { name: 'Playoffs' });
  expect(cellsOf('2011-12', playoffs)).toEqual(['16', '5', '4', '9', '41', '+2']);
  const honors = screen.getByRole('list', { name: 'Awards and honors' });
  expect(within(honors).getByText('2009-10: King Clancy Trophy')).toBeTruthy();
  expect(href('January 7, 2012 vs. New York Islanders')).toBe('/history/games/2012-01-07');
  const photos = within(screen.getByRole('region', { name: 'Fans’ photos' }));
  expect(photos.getByRole('link').getAttribute('href')).toBe('/memories/7');
  expect(
    screen.getByText('February 7, 1996: acquired from the Mighty Ducks of Anaheim'),
  ).toBeTruthy();
  expect(href('nhl-trades')).toBe('https://github.com/drydenje/nhl-trades');
  expect(href('Compare players')).toBe('/history/compare?a=shane-doan');
  expect(screen.getByText(/copyrighted by the Hockey Databank project/)).toBeTruthy();
  expect(screen.getByText(/A dash means it’s not in our sources/)).toBeTruthy();
});

it('a player’s page links to the first and last season, and has the player’s age in each', () => {
  render(<PlayerPage player={dauphin} />);
  expect(fact('Jersey numbers')?.textContent).toBe('76, 26, 12');
  expect(fact('First season')?.textContent).toBe('2015-16, age 20');
  expect(fact('Last season')?.textContent).toBe('2022-23, age 27');
  expect(fact('First season')?.querySelector('a')?.getAttribute('href')).toBe('/history/2015-16/');
});

it('an unknown fact about a player is shown as a dash', () => {
  render(<PlayerPage player={{ ...hamel, birth_date: null }} />);
  for (const term of [
    'Jersey number',
    'Born',
    'Birthplace',
    'Catches',
    'Size',
    'Save percentage',
  ]) {
    expect(fact(term)?.textContent).toBe('–unknown');
  }
  expect(screen.getByText('Not in our sources.')).toBeTruthy();
});

it('a player’s page shows totals with the franchise, and their ranks', () => {
  render(<PlayerPage player={doan} />);
  expect(fact('Games played')?.textContent).toBe('1,540');
  expect(fact('Plus/minus')?.textContent).toBe('−54');
  expect(fact('Points per game')?.textContent).toBe('0.63');
  expect(href('Goals: 1st of 596')).toBe('/history/leaders?figure=goals');
  expect(href('Penalty minutes: 2nd of 596')).toBe('/history/leaders?figure=pims');
  const figures = screen.getByLabelText('Stats with the franchise');
  expect(within(figures).getAllByRole('link')).toHaveLength(figures.children.length);
});

it('a player’s average that is not ranked says how many games a rank takes', () => {
  render(<PlayerPage player={dauphin} />);
  const figures = within(screen.getByLabelText('Stats with the franchise'));
  expect(figures.getAllByText('Not ranked (minimum 100 games)')).toHaveLength(2);
});

it('a goalie’s page shows goalie stats', () => {
  render(<PlayerPage player={hamel} />);
  expect(fact('Losses')?.textContent).toBe('39');
  expect(fact('Goals-against average')?.textContent).toBe('4.34');
  expect(href('Games in goal: 21st of 76')).toBe('/history/leaders?figure=goalie_games');
  expect(screen.queryByText('Points')).toBeNull();
});

it('a player’s page links back to the list that the visitor came from, and to the neighbors in it', () => {
  const list = { ...doan.list!, previous: { slug: 'laurent-dauphin', name: 'Laurent Dauphin' } };
  const { rerender } = render(<PlayerPage player={{ ...doan, list }} />);
  const nav = within(screen.getByRole('navigation', { name: 'Player list' }));
  expect(nav.getByText('1 of 100')).toBeTruthy();
  expect(href('Back to Goals')).toBe('/history/leaders?figure=goals');
  expect(href('Next player: Dale Hawerchuk')).toBe(
    '/history/players/dale-hawerchuk?from=%2Fhistory%2Fleaders%3Ffigure%3Dgoals',
  );
  expect(href('Previous player: Laurent Dauphin')).toMatch(
    /^\/history\/players\/laurent-dauphin\?/,
  );
  rerender(<PlayerPage player={dauphin} />);
  expect(screen.queryByRole('navigation', { name: 'Player list' })).toBeNull();
  expect(href('Players')).toBe('/history/players');
});

it('the table on a player’s page has every season, oldest first, with links and totals', () => {
  render(<PlayerPage player={dauphin} />);
  expect(linksIn(table())).toEqual([
    ['2015-16 Arizona Coyotes', '/history/2015-16/'],
    ['2016-17 Arizona CoyotesBest season', '/history/2016-17/'],
    ['2017-18 Arizona Coyotes', '/history/2017-18/'],
    ['2018-19 Arizona Coyotes', '/history/2018-19/'],
    ['2022-23 Arizona Coyotes', '/history/2022-23/'],
  ]);
  const season = ['76', 'C', '2', '1', '3', '12', '−2', '24', '21'];
  expect(cellsOf('2016-17', table())).toEqual(season);
  expect(cellsOf('Total', table())).toEqual(['', '', '4', '1', '5', '28', '−8', '56', '']);
});

it('the averages in a goalie’s total are those of all games', () => {
  render(<PlayerPage player={hamel} />);
  const season = ['–unknown', '4.01', '–unknown', '9', '35', '27', '–unknown', '', '–unknown'];
  expect(cellsOf('1979-80', table())).toEqual(season);
  const total = ['', '4.34', '–unknown', '12', '64', '', '39', '', '0'];
  expect(cellsOf('Total', table())).toEqual(total);
});

it('no season of a player with only one season is marked as the best', () => {
  render(<PlayerPage player={{ ...hamel, lines: hamel.lines.slice(0, 1) }} />);
  expect(screen.queryByText('Best season')).toBeNull();
});
