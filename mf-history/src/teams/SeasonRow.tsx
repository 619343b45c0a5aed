import { Link } from '@desert/kit';
import { formatFraction } from '../format.ts';
import { seasonPath } from '../paths.ts';
import { parseLastRound, computePointsPercentage } from '../winLoss.ts';
import type { Season } from './eras.ts';
import styles from './SeasonRow.module.css';

export function SeasonRow({ season: { year, team } }: { season: Season }) {
  const round = team && parseLastRound(team.playoffs);
  return (
    <tr className={team ? styles.row : `${styles.row} muted regular`}>
      <th scope="row">
        <Link className={styles.year} href={seasonPath(year)}>
          {year}
        </Link>
      </th>
      {team ? (
        <>
          <td>{team.record}</td>
          <td>{formatFraction(computePointsPercentage(team))}</td>
          <td className={round ? styles.round : 'muted regular'}>{round ?? 'Missed'}</td>
        </>
      ) : (
        <td colSpan={3}>Not played</td>
      )}
    </tr>
  );
}
