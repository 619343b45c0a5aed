import type { Team } from '@desert/contract/history/history';
import { Link } from '@desert/kit';
import { NoBreakNumbers } from './figures/FigureText.tsx';
import { formatFraction } from './format.ts';
import { seasonPath } from './paths.ts';
import { computePointsPercentage } from './winLoss.ts';
import styles from './SeasonCard.module.css';

interface SeasonCardProps {
  team: Team;
  best?: boolean;
}

export function SeasonCard({ team, best = false }: SeasonCardProps) {
  const { year, team_name, record, playoffs } = team;
  return (
    <Link
      className={`card row linked content-center pad-2-3 inherit undecorated gap-0-3 ${styles.season}`}
      href={seasonPath(year)}
    >
      <b className={`display-figure ${styles.share}`}>
        {formatFraction(computePointsPercentage(team))}
      </b>{' '}
      <b className={styles.name}>{`${year} ${team_name}`}</b>{' '}
      <span className={`text-small own-row ${styles.facts}`}>
        <NoBreakNumbers text={`${best ? 'Best season · ' : ''}${record} · ${playoffs}`} />
      </span>
    </Link>
  );
}
