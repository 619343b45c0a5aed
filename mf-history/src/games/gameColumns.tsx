import { gamePath, formatOpponent, formatResult } from '@desert/contract/history/game-text';
import type { Game, LoggedGame } from '@desert/contract/history/games';
import { formatDay } from '@desert/contract/history/months';
import { Link } from '@desert/kit';
import { opponentPath } from '../paths.ts';
import type { Column } from '../table/columns.ts';
import { RowFacts } from '../table/DataTable.tsx';

export const GAME_COLUMNS: Column<Game>[] = [
  {
    key: 'date',
    label: 'Date',
    isRowHeading: true,
    renderCell: (game) => (
      <>
        <Link href={gamePath(game.date)}>{formatDay(game.date)}</Link>
        <RowFacts>{formatOpponent(game)}</RowFacts>
      </>
    ),
  },
  {
    key: 'opponent',
    label: 'Opponent',
    isText: true,
    isFolded: true,
    renderCell: (game) => (
      <Link className="target" href={opponentPath(game.opponent_slug)}>
        {formatOpponent(game)}
      </Link>
    ),
  },
  { key: 'result', label: 'Result', value: formatResult },
];

export const LOG_COLUMNS: Column<LoggedGame>[] = [
  { key: 'number', label: 'Game', isFolded: true },
  ...GAME_COLUMNS,
  { key: 'record', label: 'Record' },
  { key: 'points', label: 'Points', isFolded: true },
];

export const SERIES_COLUMNS: Column<LoggedGame>[] = [
  ...GAME_COLUMNS,
  { key: 'record', label: 'Series' },
];
