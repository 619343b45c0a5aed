import type { Player } from '@desert/contract/history';
import type { Column } from './column.ts';

/** As it stands in the name column: 'Shane Doan'. */
export function fullName({ first_name, last_name }: Player): string {
  return `${first_name} ${last_name}`;
}

/** As an index writes it: what the name column is ordered by. */
export function indexName({ first_name, last_name }: Player): string {
  return `${last_name}, ${first_name}`;
}

export const NUMBER: Column<Player> = {
  key: 'number',
  label: 'Number',
  short: '#',
  meaning: 'Sweater number',
  value: ({ number }) => number,
  first: 'ascending',
};

export const GAMES_PLAYED: Column<Player> = {
  key: 'gp',
  label: 'GP',
  short: 'GP',
  meaning: 'Games played',
  value: ({ gp }) => gp,
  first: 'descending',
};

export const AGE: Column<Player> = {
  key: 'age',
  label: 'Age',
  short: 'Age',
  meaning: 'Age on January 31 of the season',
  value: ({ age }) => age,
  first: 'ascending',
};
