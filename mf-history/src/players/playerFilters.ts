import { ERAS, SEASONS } from '@desert/contract/history/seasons';
import type { ListFilter } from '@desert/kit';

export const PLAYERS_PATH = '/history/players';

export const PLAYER_FILTERS: readonly ListFilter[] = [
  {
    name: 'q',
    label: 'Name',
    input: { type: 'search', autoComplete: 'off', maxLength: 80, placeholder: 'Name' },
  },
  {
    name: 'position',
    label: 'Position',
    choices: [
      ['F', 'Forward'],
      ['C', 'Center'],
      ['L', 'Left wing'],
      ['R', 'Right wing'],
      ['D', 'Defenseman'],
      ['G', 'Goalie'],
    ],
  },
  {
    name: 'number',
    label: 'Jersey number',
    input: {
      autoComplete: 'off',
      inputMode: 'numeric',
      pattern: String.raw`\d{1,2}`,
      title: 'A number from 0 to 99',
    },
  },
  { name: 'season', label: 'Season', choices: SEASONS.map((season) => [season, season] as const) },
  { name: 'era', label: 'Team', choices: ERAS.map(({ id, name }) => [id, name] as const) },
  {
    name: 'sort',
    label: 'Sort by',
    none: 'Name',
    choices: [
      ['points', 'Most points'],
      ['games', 'Most games'],
      ['goals', 'Most goals'],
      ['seasons', 'Most seasons'],
      ['number', 'Jersey number'],
      ['first', 'First season'],
      ['last', 'Last season'],
    ],
  },
];
