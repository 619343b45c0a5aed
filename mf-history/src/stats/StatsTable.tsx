import { formatFullName } from '@desert/contract/history/roster';
import type { RosterPlayer } from '@desert/contract/history/roster';
import { Link } from '@desert/kit';
import { useId, useMemo, useState } from 'react';
import { playerPath } from '../paths.ts';
import { type Column, formatColumnMeaning, getCellValue } from '../table/columns.ts';
import { ScrollingTable } from '../table/DataTable.tsx';
import { sortRows } from '../table/sort.ts';
import { useSort } from '../table/useSort.ts';

interface StatsTableProps<Row extends RosterPlayer> {
  title: string;
  /** Address of this page, to which players' pages link back. */
  from: string;
  players: Row[];
  columns: Column<Row>[];
  /** Key of the column that the table is sorted by at first, descending. */
  firstBy: string;
  download?: string;
}

export function StatsTable<Row extends RosterPlayer>(props: StatsTableProps<Row>) {
  const { title, from, players, columns, firstBy, download } = props;
  const headingId = useId();
  const name = useMemo(() => defineNameColumn<Row>(from), [from]);
  const all = useMemo(() => [name, ...columns], [name, columns]);
  const sort = useSort(title, all, { column: firstBy, direction: 'descending' });
  const [aimed, setAimed] = useState<Column<Row>>();
  const sorted = all.find(({ key }) => key === sort.order.column) ?? name;
  const byName = sortRows(players, (player) => getCellValue(name, player), 'ascending');
  return (
    <section>
      <div className="row align-baseline part-heading gap-0-2">
        <h2 id={headingId}>{title}</h2>
        <p className="muted">{players.length}</p>
        <p className="muted text-small own-row">
          {aimed && aimed !== sorted
            ? formatColumnMeaning(aimed)
            : `Sorted by ${sorted.label.toLowerCase()}`}
        </p>
      </div>
      <ScrollingTable
        name={{ 'aria-labelledby': headingId }}
        columns={all}
        rows={sortRows(byName, (player) => getCellValue(sorted, player), sort.order.direction)}
        rowKey={({ id }) => id}
        download={download}
        sort={{ ...sort, onAim: setAimed }}
      />
    </section>
  );
}

function defineNameColumn<Row extends RosterPlayer>(from: string): Column<Row> {
  return {
    key: 'last_name',
    label: 'Name',
    isRowHeading: true,
    value: ({ first_name, last_name }) => `${last_name}, ${first_name}`,
    renderCell: (player) => (
      <Link href={playerPath(player.slug, from)}>{formatFullName(player)}</Link>
    ),
    first: 'ascending',
  };
}
