import { STATS } from '@desert/contract/history/figures';
import type { Goalie, Player, Skater } from '@desert/contract/history/roster';
import { formatFraction, formatGoalsAgainstAverage, formatPlusMinus } from '../format.ts';
import type { Column } from '../table/columns.ts';

const NUMBER: Column<Player> = {
  key: 'number',
  ...STATS.number,
  abbreviated: true,
  first: 'ascending',
};

const GAMES_AND_AGE: Column<Player>[] = [
  { key: 'gp', ...STATS.gp, abbreviated: true },
  { key: 'age', label: 'Age', meaning: 'on January 31 of the season', first: 'ascending' },
];

export const SKATER_COLUMNS: Column<Skater>[] = [
  NUMBER,
  {
    key: 'position',
    ...STATS.position,
    meaning: 'C center, L left wing, R right wing, D defenseman',
    first: 'ascending',
  },
  { key: 'goals', ...STATS.goals },
  { key: 'assists', ...STATS.assists },
  { key: 'points', ...STATS.points, meaning: 'goals and assists' },
  { key: 'pims', ...STATS.pims, abbreviated: true },
  {
    key: 'plus_minus',
    ...STATS.plus_minus,
    meaning: 'goals for minus goals against while on the ice, not counting power plays',
    format: formatPlusMinus,
  },
  ...GAMES_AND_AGE,
];

export const GOALIE_COLUMNS: Column<Goalie>[] = [
  NUMBER,
  {
    key: 'gaa',
    ...STATS.gaa,
    abbreviated: true,
    meaning: 'goals allowed per 60 minutes',
    format: formatGoalsAgainstAverage,
    first: 'ascending',
  },
  {
    key: 'svp',
    ...STATS.svp,
    abbreviated: true,
    meaning: 'the share of shots stopped',
    format: formatFraction,
  },
  { key: 'wins', ...STATS.wins },
  ...GAMES_AND_AGE,
  {
    key: 'losses',
    label: 'Losses',
    short: 'L',
    meaning: 'with overtime losses until 2003-04',
  },
  {
    key: 'overtime_losses',
    label: 'Overtime losses',
    short: 'OTL',
    abbreviated: true,
    meaning: 'counted apart from 2005-06 on',
    value: ({ overtime_losses }) => overtime_losses ?? '',
  },
  { key: 'shutouts', label: 'Shutouts', short: 'SO', abbreviated: true },
];
