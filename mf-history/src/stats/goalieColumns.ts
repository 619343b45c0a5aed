import type { Goalie } from '@desert/contract/history';
import { formatFraction } from '../formatFraction.ts';
import type { Column } from './column.ts';
import { formatGoalsAgainstAverage } from './format.ts';
import { AGE, GAMES_PLAYED, NUMBER } from './playerColumns.ts';

/** What is shown of a goalie, after the name. */
export const GOALIE_COLUMNS: Column<Goalie>[] = [
  NUMBER,
  {
    key: 'gaa',
    label: 'GAA',
    short: 'GAA',
    meaning: 'Goals against average: goals let in per 60 minutes',
    value: ({ gaa }) => gaa,
    format: formatGoalsAgainstAverage,
    first: 'ascending',
  },
  {
    key: 'svp',
    label: 'SV%',
    short: 'SV%',
    meaning: 'Save percentage: the share of shots saved',
    value: ({ svp }) => svp,
    format: formatFraction,
    first: 'descending',
  },
  {
    key: 'wins',
    label: 'Wins',
    short: 'W',
    value: ({ wins }) => wins,
    first: 'descending',
  },
  GAMES_PLAYED,
  AGE,
];
