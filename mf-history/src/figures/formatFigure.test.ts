import { FIGURE_NAMES } from '@desert/contract/figures';
import { expect, it } from 'vitest';
import { formatFigure, formatOf } from './formatFigure.ts';

it.each([
  [1540, 'count', '1,540'],
  [0, 'count', '0'],
  [999, 'count', '999'],
  [46, 'signed', '+46'],
  [0, 'signed', '0'],
  [-54, 'signed', '−54'],
  [2.3949, 'average', '2.39'],
  [4.016, 'average', '4.02'],
  [0, 'average', '0.00'],
  [0.92137, 'fraction', '.921'],
  [0.93, 'fraction', '.930'],
  [0.9996, 'fraction', '1.000'],
  [0, 'fraction', '.000'],
  ['R/L', 'text', 'R/L'],
] as const)('writes %s as a %s: %s', (value, format, text) => {
  expect(formatFigure(value, format)).toBe(text);
});

it('counts what is neither an average, a share nor signed', () => {
  const others = FIGURE_NAMES.filter((figure) => formatOf(figure) !== 'count');
  expect(others).toEqual(['plus_minus', 'points_per_game', 'goals_per_game', 'gaa', 'svp']);
  expect(formatOf('svp')).toBe('fraction');
  expect(formatOf('plus_minus')).toBe('signed');
});
