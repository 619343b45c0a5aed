import { FIGURE_NAMES } from '@desert/contract/history/figures';
import { expect, it } from 'vitest';
import { formatFigure, getFigureFormat } from './formatFigure.ts';

it.each([
  ['count', [1540, 999, 0], ['1,540', '999', '0']],
  ['signed', [46, 0, -54], ['+46', '0', '−54']],
  ['average', [2.3949, 4.016, 4.475, 3, 0], ['2.39', '4.02', '4.48', '3.00', '0.00']],
  ['fraction', [0.92137, 0.93, 0.9996, 0], ['.921', '.930', '1.000', '.000']],
  ['text', ['R/L'], ['R/L']],
] as const)('a stat can be written as a %s', (format, values, texts) => {
  expect(values.map((value) => formatFigure(value, format))).toEqual(texts);
});

it('every stat is formatted as a count, except averages, shares and signed numbers', () => {
  const others = FIGURE_NAMES.filter((figure) => getFigureFormat(figure) !== 'count');
  expect(others).toEqual(['plus_minus', 'points_per_game', 'goals_per_game', 'gaa', 'svp']);
  expect([getFigureFormat('svp'), getFigureFormat('plus_minus')]).toEqual(['fraction', 'signed']);
});
