import { FIGURES, STATS } from '@desert/contract/figures';
import type { FigureLeaders } from '@desert/contract/players';
import { yearsOf } from '@desert/contract/seasons';
import type { EraId } from '@desert/contract/seasons';
import { EmptyNote, Link } from '@desert/kit';
import { formatFigure, formatOf } from '../figures/formatFigure.ts';
import { NoBreakNumbers } from '../NoBreakNumbers.tsx';
import { playerPath } from '../playerPath.ts';
import { leadersPath } from './leadersName.ts';
import { leastGamesText } from './leastGames.ts';
import styles from './FigureTable.module.css';

interface FigureTableProps {
  of: FigureLeaders;
  /** Null for the whole franchise. */
  era: EraId | null;
}

/** The hundred best by a figure. On a phone position and years stand below the name. */
export function FigureTable({ of, era }: FigureTableProps) {
  const { figure, leaders } = of;
  const { label } = FIGURES[figure];
  const from = leadersPath(figure, era);
  const least = leastGamesText(of);
  const isGames = figure === 'games' || figure === 'goalie_games';
  if (leaders.length === 0) return <EmptyNote>No one qualifies for this ranking.</EmptyNote>;
  return (
    <div className={styles.frame}>
      {least !== undefined && <p className="caption">{`${least}.`}</p>}
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.rank}>
              <span className="visually-hidden">Rank</span>
            </th>
            <th scope="col" className={styles.name}>
              Name
            </th>
            <th scope="col" className={styles.wide}>
              Position
            </th>
            <th scope="col" className={styles.wide}>
              Years
            </th>
            {!isGames && (
              <th scope="col" className={styles.games}>
                <span aria-hidden="true">{STATS.gp.short}</span>
                <span className="visually-hidden">{STATS.gp.label}</span>
              </th>
            )}
            <th scope="col" aria-sort={'lowest' in FIGURES[figure] ? 'ascending' : 'descending'}>
              {label}
            </th>
          </tr>
        </thead>
        <tbody>
          {leaders.map((leader) => (
            <tr key={leader.slug}>
              <td className={styles.rank}>{leader.rank}</td>
              <th scope="row" className={styles.name}>
                <Link className={styles.link} href={playerPath(leader.slug, from)}>
                  {leader.name}
                </Link>
                <span className={`caption ${styles.facts}`}>
                  <NoBreakNumbers text={`${leader.position} · ${yearsOf(leader)}`} />
                </span>
              </th>
              <td className={styles.wide}>{leader.position}</td>
              <td className={styles.wide}>
                <NoBreakNumbers text={yearsOf(leader)} />
              </td>
              {!isGames && <td className={styles.games}>{formatFigure(leader.gp, 'count')}</td>}
              <td className={styles.value}>{formatFigure(leader.value, formatOf(figure))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
