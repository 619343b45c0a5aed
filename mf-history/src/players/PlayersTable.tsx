import type { PlayerSummary } from '@desert/contract/history/players';
import { fullName } from '@desert/contract/history/roster';
import { yearsOf } from '@desert/contract/history/seasons';
import { addressWithout, Link, listAddress } from '@desert/kit';
import { NoBreakNumbers } from '../figures/FigureText.tsx';
import { playerPath } from '../paths.ts';
import { DataTable, RowFacts } from '../table/DataTable.tsx';
import { columnsFor, type PlayerColumn, type PlayerSort, sortIn } from './playerColumns.ts';
import { PLAYERS_PATH } from './playerFilters.ts';

interface PlayersTableProps {
  name: string;
  players: readonly PlayerSummary[];
  search: string;
}

export function PlayersTable({ name, players, search }: PlayersTableProps) {
  const given = new URLSearchParams(search);
  const sort = sortIn(given);
  const from = addressWithout(PLAYERS_PATH, search);
  const heading: PlayerColumn = {
    key: 'name',
    label: 'Name',
    isRowHeading: true,
    sort: '',
    first: 'ascending',
    renderCell: (player) => (
      <>
        <Link href={playerPath(player.slug, from)}>{fullName(player)}</Link>
        <RowFacts>
          <NoBreakNumbers text={factsOf(player)} />
        </RowFacts>
      </>
    ),
  };
  const columns = [heading, ...columnsFor(given.get('position') ?? '')];
  const sorted = columns.find((column) => column.sort === sort) ?? heading;
  return (
    <DataTable
      name={{ 'aria-label': name }}
      download="players"
      narrow="folds"
      columns={columns}
      rows={players}
      rowKey={({ id }) => id}
      groupOf={sort === '' && hasLetters(players) ? letterOf : undefined}
      sort={{
        order: { column: sorted.key, direction: sorted.first ?? 'descending' },
        hrefOf: (column: PlayerColumn) =>
          column.sort === undefined ? undefined : sortedBy(column.sort, search),
      }}
    />
  );
}

function factsOf(player: PlayerSummary): string {
  const numbers = player.numbers.map((number) => `#${number}`).join(', ');
  return [player.positions.join(', '), numbers, yearsOf(player)].filter(Boolean).join(' · ');
}

function sortedBy(sort: PlayerSort, search: string): string {
  const query = addressWithout('', search, 'sort').slice(1);
  return listAddress(PLAYERS_PATH, [...new URLSearchParams(query), ['sort', sort]]);
}

const LEAST_PLAYERS = 25;

function hasLetters(players: readonly PlayerSummary[]): boolean {
  return players.length >= LEAST_PLAYERS;
}

export function letterOf({ last_name }: PlayerSummary): string {
  return last_name.normalize('NFD').slice(0, 1).toUpperCase();
}
