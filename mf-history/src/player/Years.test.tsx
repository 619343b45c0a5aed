import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dauphin, doan, hamel } from '../test/playerDetails.ts';
import { yearsChartOf } from './years.ts';
import { Years } from './Years.tsx';

it('the chart has a bar for each season in its slot, and none for seasons elsewhere', () => {
  const { label, slots, most } = yearsChartOf(dauphin);
  expect(label).toBe('Points');
  const none = undefined;
  expect(slots.map((slot) => slot?.value)).toEqual([1, 3, 0, 0, none, none, none, 1]);
  expect(most).toBe(3);
  expect(yearsChartOf(dauphin).absent).toBe('Didn’t play for the franchise in 2019-20 to 2021-22.');
  expect(yearsChartOf(doan).absent).toBe('2004-05 was not played.');
  expect(yearsChartOf(hamel).absent).toBe('');
});

it('the chart counts a goalie’s wins, describes itself in words, and is left out for one season', () => {
  const { rerender, container } = render(<Years player={hamel} />);
  expect(screen.getByRole('heading').textContent).toBe('Wins by season');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Wins by season, 1979-80 to 1980-81, with a high of 9 in 1979-80. The table below lists every season.',
  );
  rerender(<Years player={{ ...hamel, lines: hamel.lines.slice(0, 1) }} />);
  expect(container.innerHTML).toBe('');
});

it('bars grow from the ground to the highest value, also if all are zero', () => {
  const lines = dauphin.lines.filter(({ year }) => year === '2017-18' || year === '2018-19');
  render(<Years player={{ ...dauphin, lines, best_season: null }} />);
  const bars = [...screen.getByRole('img').querySelectorAll('rect')];
  expect(bars.map((bar) => bar.getAttribute('height'))).toEqual(['0.00%', '0.00%']);
});
