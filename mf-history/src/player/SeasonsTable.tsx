import type {
  PlayerDetail,
  PlayerSeasonLine,
  PlayerTotals,
} from '@desert/contract/history/players';
import { Link } from '@desert/kit';
import { useId } from 'react';
import { Unknown } from '../figures/FigureText.tsx';
import { formatCount } from '../format.ts';
import { seasonPath } from '../paths.ts';
import type { Column } from '../table/columns.ts';
import { ScrollingTable } from '../table/DataTable.tsx';
import styles from './SeasonsTable.module.css';

interface SeasonsTableProps<Row extends PlayerSeasonLine> {
  player: Pick<PlayerDetail, 'slug' | 'best_season' | 'totals'>;
  lines: Row[];
  columns: Column<Row>[];
}

export function SeasonsTable<Row extends PlayerSeasonLine>(props: SeasonsTableProps<Row>) {
  const { player, lines, columns } = props;
  const headingId = useId();
  const best = lines.length > 1 ? player.best_season : null;
  const season: Column<Row> = {
    key: 'year',
    label: 'Season',
    isRowHeading: true,
    renderCell: (line) => (
      <Link className={styles.season} href={seasonPath(line.year)}>
        <span className={`underlined faint-underline ${styles.year}`}>{line.year}</span>{' '}
        <span className={`muted regular ${styles.team}`}>{line.team_name}</span>
        {line.year === best && <b className={`accent ${styles.best}`}>Best season</b>}
      </Link>
    ),
  };
  return (
    <section>
      <h2 id={headingId} className="part-heading">
        Season by season
      </h2>
      <ScrollingTable
        name={{ 'aria-labelledby': headingId }}
        download={`players/${player.slug}?list=lines`}
        columns={[season, ...columns]}
        rows={lines}
        rowKey={({ id }) => id}
        isMarked={({ year }) => year === best}
        renderTotal={(column) =>
          column.isRowHeading ? 'Total' : <Total column={column} totals={player.totals} />
        }
      />
    </section>
  );
}

interface TotalProps<Row> {
  column: Column<Row>;
  totals: PlayerTotals;
}

function Total<Row>({ column: { key, format = formatCount }, totals }: TotalProps<Row>) {
  if (!(key in totals)) return null;
  const total = totals[key as keyof PlayerTotals];
  return total === null ? <Unknown /> : format(total);
}
