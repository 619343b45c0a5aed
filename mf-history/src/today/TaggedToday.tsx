import type { SeasonOfTheDay, Tagged } from '@desert/contract/history/history';
import { fullName } from '@desert/contract/history/roster';
import { nounOf } from '@desert/contract/records/kinds';
import { Link } from '@desert/kit';
import { useId } from 'react';
import styles from './TaggedToday.module.css';

interface TaggedTodayProps {
  season: Pick<SeasonOfTheDay, 'year' | 'player'>;
  tagged: Tagged[];
}

export function TaggedToday({ season: { year, player }, tagged }: TaggedTodayProps) {
  const headingId = useId();
  const ask = `/memories/new?${new URLSearchParams({ tag: `season:${year}` }).toString()}`;
  return (
    <section className="card stack gap-1 content-start pad-4" aria-labelledby={headingId}>
      <h3 id={headingId} className="text-heading">
        From the fans
      </h3>
      {tagged.length === 0 ? (
        <p>No one has posted about {`${year} or ${fullName(player)}`} yet. Were you there?</p>
      ) : (
        <ul>
          {tagged.map(({ kind, id, title, path }) => (
            <li key={`${kind} ${id}`}>
              <Link
                className={`stack gap-0 align-baseline content-center inherit undecorated ${styles.record}`}
                href={path}
              >
                <span className="caption">{nounOf(kind)}</span>{' '}
                <span
                  className={`breakable semibold underlined faint-underline ${styles.title}`}
                  dir="auto"
                >
                  {title}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link className="target" href={ask}>
        Share a memory
      </Link>
    </section>
  );
}
