import type { WornNumber } from '@desert/contract/history/players';
import { formatYears } from '@desert/contract/history/seasons';
import { Link } from '@desert/kit';
import { useId } from 'react';
import { NoBreakNumbers } from '../figures/FigureText.tsx';
import { playerPath } from '../paths.ts';
import { KNOWN_NUMBERS } from '../players/NumberWall.tsx';
import { formatSpans } from './formatSpans.ts';
import styles from './WornNumbers.module.css';

/** A list of other wearers up to this length is always open; a longer one is collapsed. */
const MAX_SHOWN = 4;

export function WornNumbers({ worn }: { worn: WornNumber[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="part-heading">
        {worn.length > 1 ? 'Jersey numbers' : 'Jersey number'}
      </h2>
      {worn.length === 0 && <p>Not in our sources.</p>}
      <ul className={`stack tight align-start ${styles.numbers}`}>
        {worn.map((number) => (
          <li key={number.number} className={`card stack gap-0-3 pad-2-3 ${styles.number}`}>
            <Link className={styles.sweater} href={`/history/players?number=${number.number}`}>
              <span className="visually-hidden">Everyone who wore </span>
              {number.number}
            </Link>
            <p className="semibold">
              <NoBreakNumbers text={formatSpans(number.seasons)} />
            </p>
            <Others {...number} />
          </li>
        ))}
      </ul>
      {worn.length > 0 && <p className="caption">{KNOWN_NUMBERS}</p>}
    </section>
  );
}

function Others({ number, others }: WornNumber) {
  if (others.length === 0) return <p className="caption">No one else is known to have worn it.</p>;
  const list = (
    <ul className={styles.others} aria-label={`Who else wore ${number}`}>
      {others.map((other) => (
        <li key={other.slug}>
          <Link
            className={styles.other}
            href={playerPath(other.slug, `/history/players?number=${number}`)}
          >
            {other.name}
          </Link>{' '}
          <span className="caption">
            <NoBreakNumbers
              text={other.seasons ? formatSpans(other.seasons) : formatYears(other)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
  if (others.length <= MAX_SHOWN) {
    return (
      <>
        <p className="caption">Also worn by</p>
        {list}
      </>
    );
  }
  return (
    <details>
      <summary
        className={`text-small ${styles.summary}`}
      >{`Worn by ${others.length} others`}</summary>
      {list}
    </details>
  );
}
