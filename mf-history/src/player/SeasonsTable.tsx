import type { PlayerDetail, PlayerSeasonLine, PlayerTotals } from '@desert/contract/players';
import { Link } from '@desert/kit';
import { useId } from 'react';
import { formatCount } from '../format.ts';
import { seasonPath } from '../seasonYear.ts';
import type { Column } from '../stats/columns.ts';
import { PlainHeading } from '../stats/PlainHeading.tsx';
import { StatCell } from '../stats/StatCell.tsx';
import { TableFrame } from '../stats/TableFrame.tsx';
import { Unknown } from '../stats/Unknown.tsx';
import styles from './SeasonsTable.module.css';

interface SeasonsTableProps<Row extends PlayerSeasonLine> {
  player: Pick<PlayerDetail, 'best_season' | 'totals'>;
  /** His seasons, oldest first. */
  lines: Row[];
  columns: Column<Row>[];
}

/** Every season of a player with the franchise, and what they come to. */
export function SeasonsTable<Row extends PlayerSeasonLine>(props: SeasonsTableProps<Row>) {
  const { player, lines, columns } = props;
  const headingId = useId();
  const marked = lines.length > 1 ? player.best_season : null;
  return (
    <section>
      <h2 id={headingId} className={styles.heading}>
        Season by season
      </h2>
      <TableFrame labelledBy={headingId}>
        <thead>
          <tr>
            <PlainHeading column={{ label: 'Season' }} />
            {columns.map((column) => (
              <PlainHeading key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <Link className={styles.season} href={seasonPath(line.year)}>
                  <span className={styles.year}>{line.year}</span>{' '}
                  <span className={styles.team}>{line.team_name}</span>
                  {line.year === marked && <b className={styles.best}>Best season</b>}
                </Link>
              </th>
              {columns.map((column) => (
                <StatCell
                  key={column.key}
                  column={column}
                  row={line}
                  sorted={line.year === marked}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {columns.map((column) => (
              <td key={column.key} className={styles.total}>
                <Total column={column} totals={player.totals} />
              </td>
            ))}
          </tr>
        </tfoot>
      </TableFrame>
    </section>
  );
}

interface TotalProps<Row> {
  column: Column<Row>;
  totals: PlayerTotals;
}

/** What a column comes to; nothing where that means nothing, as with ages. */
function Total<Row>({ column: { key, format = formatCount }, totals }: TotalProps<Row>) {
  if (!(key in totals)) return null;
  const total = totals[key as keyof PlayerTotals];
  return total === null ? <Unknown /> : format(total);
}
