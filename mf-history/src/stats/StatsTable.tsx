import type { RosterPlayer } from '@desert/contract/roster';
import { Link } from '@desert/kit';
import { useId, useState } from 'react';
import { fullName } from '../fullName.ts';
import { playerPath } from '../playerPath.ts';
import { ColumnHeading } from './ColumnHeading.tsx';
import { type Column, explain, NAME, valueIn } from './columns.ts';
import { sortRows } from './sort.ts';
import { StatCell } from './StatCell.tsx';
import { TableFrame } from './TableFrame.tsx';
import { useSortOrder } from './useSortOrder.ts';
import styles from './StatsTable.module.css';

interface StatsTableProps<Row extends RosterPlayer> {
  /** 'Forwards' */
  title: string;
  /** The address of the page that it is on: the players' pages lead back to it. */
  from: string;
  players: Row[];
  /** What is shown after the name. */
  columns: Column<Row>[];
  /** The key of the column that orders the table at first, from the highest down. */
  firstBy: string;
}

/** A table of players that any column can order. */
export function StatsTable<Row extends RosterPlayer>(props: StatsTableProps<Row>) {
  const { title, from, players, columns, firstBy } = props;
  const headingId = useId();
  const { order, orderBy } = useSortOrder<Row>(title, { column: firstBy, direction: 'descending' });
  const [aimed, setAimed] = useState<Column<Row>>();
  const all: Column<Row>[] = [NAME, ...columns];
  const sorted = all.find(({ key }) => key === order.column) ?? NAME;
  const byName = sortRows(players, NAME.orderBy, 'ascending');
  const rows = sortRows(byName, (player) => valueIn(sorted, player), order.direction);

  return (
    <section>
      <div className={styles.heading}>
        <h2 id={headingId}>{title}</h2>
        <p className={styles.count}>{players.length}</p>
        <p className={styles.order}>
          {aimed && aimed !== sorted ? explain(aimed) : `Sorted by ${sorted.label.toLowerCase()}`}
        </p>
      </div>
      <TableFrame labelledBy={headingId}>
        <thead>
          <tr>
            {all.map((column) => (
              <ColumnHeading
                key={column.key}
                column={column}
                order={order}
                onOrder={orderBy}
                onAim={setAimed}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((player) => (
            <tr key={player.id}>
              <th scope="row">
                <Link href={playerPath(player.slug, from)}>{fullName(player)}</Link>
              </th>
              {columns.map((column) => (
                <StatCell
                  key={column.key}
                  column={column}
                  row={player}
                  sorted={column.key === order.column}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </section>
  );
}
