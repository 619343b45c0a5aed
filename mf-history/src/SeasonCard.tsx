import { Link } from '@desert/kit';
import { Figures } from '../Figures.tsx';
import { formatFraction } from '../formatFraction.ts';
import { seasonPath } from '../seasonYear.ts';
import type { Column } from './chart.ts';
import styles from './PickedSeason.module.css';

interface PickedSeasonProps {
  column: Column;
  /** Whether no season won a larger share of its points. */
  best: boolean;
}

/** The season that was picked in the chart, in words, and the way to it. */
export function PickedSeason({ column: { team, share }, best }: PickedSeasonProps) {
  return (
    <Link className={styles.season} href={seasonPath(team.year)}>
      <b className={styles.share}>{formatFraction(share)}</b>{' '}
      <b className={styles.name}>{`${team.year} ${team.team_name}`}</b>{' '}
      <span className={styles.facts}>
        <Figures text={`${best ? 'Best season · ' : ''}${team.record} · ${team.playoffs}`} />
      </span>
    </Link>
  );
}
