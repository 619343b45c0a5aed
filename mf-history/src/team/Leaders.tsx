import { Link } from '@desert/kit';
import { Fragment } from 'react';
import { playerPath } from '../paths.ts';
import { fullName } from '../playerText.ts';
import type { Leader } from './leaders.ts';
import styles from './Leaders.module.css';

interface LeadersProps {
  leaders: Leader[];
  from: string;
}

export function Leaders({ leaders, from }: LeadersProps) {
  return (
    <dl className={styles.leaders} aria-label="Team leaders">
      {leaders.map(({ statistic, players, value }) => (
        <div key={statistic} className={`card ${styles.leader}`}>
          <dt className="caption">{statistic}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.names}>
            {players.map((player, at) => (
              <Fragment key={player.id}>
                {at > 0 && ', '}
                <Link className={styles.name} href={playerPath(player.slug, from)}>
                  {fullName(player)}
                </Link>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
