import type { Skater } from '@desert/contract/history';
import type { Column } from './column.ts';
import { formatPlusMinus } from './format.ts';
import { AGE, GAMES_PLAYED, NUMBER } from './playerColumns.ts';

/** What is shown of a forward and of a defenseman, after the name. */
export const SKATER_COLUMNS: Column<Skater>[] = [
  NUMBER,
  {
    key: 'position',
    label: 'Position',
    short: 'Pos',
    meaning: 'C center, L left wing, R right wing, D defenseman',
    value: ({ position }) => position,
    first: 'ascending',
  },
  {
    key: 'goals',
    label: 'Goals',
    short: 'G',
    value: ({ goals }) => goals,
    first: 'descending',
  },
  {
    key: 'assists',
    label: 'Assists',
    short: 'A',
    value: ({ assists }) => assists,
    first: 'descending',
  },
  {
    key: 'points',
    label: 'Points',
    short: 'P',
    meaning: 'Goals and assists',
    value: ({ points }) => points,
    first: 'descending',
  },
  {
    key: 'pims',
    label: 'PIMs',
    short: 'PIM',
    meaning: 'Penalties in minutes',
    value: ({ pims }) => pims,
    first: 'descending',
  },
  {
    key: 'plus_minus',
    label: 'Plus/minus',
    short: '+/−',
    meaning: 'Goals for less goals against while on the ice, power plays left out',
    value: ({ plus_minus }) => plus_minus,
    format: formatPlusMinus,
    first: 'descending',
  },
  GAMES_PLAYED,
  AGE,
];
