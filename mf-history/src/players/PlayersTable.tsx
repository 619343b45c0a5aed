import type { PlayerSummary } from '@desert/contract/history/players';
import { formatFullName } from '@desert/contract/history/roster';
import { formatYears } from '@desert/contract/history/seasons';
import { buildFirstPageAddress, Link, listAddress } from '@desert/kit';
import { NoBreakNumbers } from '../figures/FigureText.tsx';
import { playerPath } from '../paths.ts';
import { FoldingTable, RowFacts } from '../table/DataTable.tsx';
import {
  listPlayerColumns,
  type PlayerColumn,
  type PlayerSort,
  readPlayerSort,
} from './playerColumns.ts';
import { PLAYERS_PATH } from './playerFilters.ts';

interface PlayersTableProps {
  name: string;
  players: readonly PlayerSummary[];
  search: string;
}

export function PlayersTable({ name, players, search }: PlayersTableProps) {
  const given = new URLSearchParams(search);
  const sort = readPlayerSort(given);
  const from = buildFirstPageAddress(PLAYERS_PATH, search);
  const heading: PlayerColumn = {
    key: 'name',
    label: 'Name',
    isRowHeading: true,
    sort: '',
    first: 'ascending',
    renderCell: (player) => (
      <>
        <Link href={playerPath(player.slug, from)}>{formatFullName(player)}</Link>
        <RowFacts>
          <NoBreakNumbers text={describeSummary(player)} />
        </RowFacts>
      </>
    ),
  };
  const columns = [heading, ...listPlayerColumns(given.get('position') ?? '')];
  const sorted = columns.find((column) => column.sort === sort) ?? heading;
  return (
    <FoldingTable
      name={{ 'aria-label': name }}
      download="players"
      columns={columns}
      rows={players}
      rowKey={({ id }) => id}
      groupOf={sort === '' && hasLetters(players) ? getFirstLetter : undefined}
      sort={{
        order: { column: sorted.key, direction: sorted.first ?? 'descending' },
        hrefOf: (column: PlayerColumn) =>
          column.sort === undefined ? undefined : buildSortAddress(column.sort, search),
      }}
    />
  );
}

function describeSummary(player: PlayerSummary): string {
  const numbers = player.numbers.map((number) => `#${number}`).join(', ');
  return [player.positions.join(', '), numbers, formatYears(player)].filter(Boolean).join(' · ');
}

function buildSortAddress(sort: PlayerSort, search: string): string {
  const query = buildFirstPageAddress('', search, 'sort').slice(1);
  return listAddress(PLAYERS_PATH, [...new URLSearchParams(query), ['sort', sort]]);
}

const MIN_PLAYERS = 25;

function hasLetters(players: readonly PlayerSummary[]): boolean {
  return players.length >= MIN_PLAYERS;
}

export function getFirstLetter({ last_name }: PlayerSummary): string {
  return last_name.normalize('NFD').slice(0, 1).toUpperCase();
}
