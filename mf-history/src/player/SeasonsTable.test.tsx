import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dauphin, hamel } from '../test/playerDetails.ts';
import { PlayerPage } from './PlayerPage.tsx';

const table = () => within(screen.getByRole('table', { name: 'Season by season' }));
const rowOf = (name: RegExp) =>
  within(table().getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('has every season, the oldest first, and leads to each', () => {
  render(<PlayerPage player={dauphin} />);
  const links = table()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['2015-16 Arizona Coyotes', '/history/2015-16/'],
    ['2016-17 Arizona CoyotesBest season', '/history/2016-17/'],
    ['2017-18 Arizona Coyotes', '/history/2017-18/'],
    ['2018-19 Arizona Coyotes', '/history/2018-19/'],
    ['2022-23 Arizona Coyotes', '/history/2022-23/'],
  ]);
});

it('adds up what can be added up', () => {
  render(<PlayerPage player={dauphin} />);
  expect(rowOf(/^2016-17/)).toEqual(['76', 'C', '2', '1', '3', '12', '−2', '24', '21']);
  expect(rowOf(/^Total/)).toEqual(['', '', '4', '1', '5', '28', '−8', '56', '']);
});

it('has the columns of a goalie, whose averages are those of all games', () => {
  render(<PlayerPage player={hamel} />);
  expect(rowOf(/^1979-80/)).toEqual(['–unknown', '4.01', '–unknown', '9', '35', '27']);
  expect(rowOf(/^Total/)).toEqual(['', '4.34', '–unknown', '12', '64', '']);
});

it('calls nothing the best of one', () => {
  render(<PlayerPage player={{ ...hamel, lines: hamel.lines.slice(0, 1) }} />);
  expect(screen.queryByText('Best season')).toBeNull();
});
