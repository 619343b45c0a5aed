import { type AttendanceSummary, type Night } from '@desert/contract/history/attendance';
import { pluralize } from '@desert/kit/shell';
import { Ticket } from '@desert/kit/shell/controls';
import styles from './games.module.css';

interface WallProps {
  summary: AttendanceSummary;
  nights: Night[];
}

export function Wall({ summary, nights }: WallProps) {
  const records = new Map(summary.seasons.map((season) => [season.label, season]));
  return (
    <div className="stack gap-5">
      {[...Map.groupBy(nights, ({ season }) => season)].map(([season, some]) => (
        <section key={season} className="stack tight" aria-labelledby={`season-${season}`}>
          <h2 id={`season-${season}`} className="row align-baseline gap-0-3">
            {season}
            <span className="caption font-body regular">
              {`${pluralize(some.length, 'night')}, ${records.get(season)?.record ?? ''}`}
            </span>
          </h2>
          <ul className={`stack tight ${styles.wall}`}>
            {some.map((night) => (
              <li key={night.date} className="flex">
                <Ticket game={night} seat={night.seat} line={night.line} linked />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {nights.length < summary.games && (
        <p className="caption">{`These are the newest ${nights.length} of your nights.`}</p>
      )}
    </div>
  );
}
