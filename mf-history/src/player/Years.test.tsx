import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dauphin, doan, hamel } from '../test/playerDetails.ts';
import { buildYearsChart } from './years.ts';
import { Years } from './Years.tsx';

it('a player’s chart has a bar for each season with the franchise, and gaps for other seasons', () => {
  const { label, slots, most } = buildYearsChart(dauphin);
  expect(label).toBe('Points');
  const none = undefined;
  expect(slots.map((slot) => slot?.value)).toEqual([1, 3, 0, 0, none, none, none, 1]);
  expect(most).toBe(3);
  expect(buildYearsChart(dauphin).absent).toBe(
    'Didn’t play for the franchise in 2019-20 to 2021-22.',
  );
  expect(buildYearsChart(doan).absent).toBe('2004-05 was not played.');
  expect(buildYearsChart(hamel).absent).toBe('');
});

it('a goalie’s chart shows wins, and a player with one season has no chart', () => {
  const { rerender, container } = render(<Years player={hamel} />);
  expect(screen.getByRole('heading').textContent).toBe('Wins by season');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Wins by season, 1979-80 to 1980-81, with a high of 9 in 1979-80. The table below lists every season.',
  );
  rerender(<Years player={{ ...hamel, lines: hamel.lines.slice(0, 1) }} />);
  expect(container.innerHTML).toBe('');
});

it('the bars of a player’s chart have no height if all of their values are zero', () => {
  const lines = dauphin.lines.filter(({ year }) => year === '2017-18' || year === '2018-19');
  render(<Years player={{ ...dauphin, lines, best_season: null }} />);
  const bars = [...screen.getByRole('img').querySelectorAll('rect')];
  expect(bars.map((bar) => bar.getAttribute('height'))).toEqual(['0.00%', '0.00%']);
});
