import type { ComparedRow } from '@desert/contract/history/compare';
import type { Figure } from '@desert/contract/history/figures';
import {
  formatCount,
  formatFraction,
  formatGoalsAgainstAverage,
  formatPlusMinus,
} from '../format.ts';

export type FigureFormat = ComparedRow['format'];

const FORMATS: Partial<Record<Figure, FigureFormat>> = {
  plus_minus: 'signed',
  points_per_game: 'average',
  goals_per_game: 'average',
  gaa: 'average',
  svp: 'fraction',
};

export function getFigureFormat(figure: Figure): FigureFormat {
  return FORMATS[figure] ?? 'count';
}

/** Formats a stat as 1,540, +12, 2.21 or .925. Returns text unchanged. */
export function formatFigure(value: number | string, format: FigureFormat): string {
  if (typeof value === 'string') return value;
  switch (format) {
    case 'signed':
      return formatPlusMinus(value);
    case 'average':
      return formatGoalsAgainstAverage(value);
    case 'fraction':
      return formatFraction(value);
    case 'count':
    case 'text':
      return formatCount(value);
  }
}
