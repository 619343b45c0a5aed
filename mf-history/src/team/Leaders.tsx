import { formatFullName } from '@desert/contract/history/roster';
import { Link } from '@desert/kit';
import { Fragment } from 'react';
import { playerPath } from '../paths.ts';
import type { TeamLeader } from './leaders.ts';
import styles from './Leaders.module.css';

interface LeadersProps {
  leaders: TeamLeader[];
  from: string;
}

export function TeamLeaders({ leaders, from }: LeadersProps) {
  return (
    <dl className={`stack gap-2 space-5 ${styles.leaders}`} aria-label="Team leaders">
      {leaders.map(({ statistic, players, value }) => (
        <div key={statistic} className={`stack gap-0-3 content-center ${styles.leader}`}>
          <dt className="caption">{statistic}</dt>
          <dd className={`display-figure ${styles.value}`}>{value}</dd>
          <dd className={`text-small semibold ${styles.names}`}>
            {players.map((player, at) => (
              <Fragment key={player.id}>
                {at > 0 && ', '}
                <Link
                  className="tap-area inherit faint-underline"
                  href={playerPath(player.slug, from)}
                >
                  {formatFullName(player)}
                </Link>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
