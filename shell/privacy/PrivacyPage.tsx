import { STORED } from '@desert/contract/pages/privacy';
import type { StorageRule } from '@desert/contract/pages/stored';
import { formatWholeDuration } from './durationText.ts';
import { InShort } from './InShort.tsx';
import styles from './PrivacyPage.module.css';

const GROUPS = STORED.map(({ heading, entries }) => ({
  heading,
  entries: entries.filter(({ internal }) => !internal),
}));

const INTERNAL = STORED.flatMap(({ entries }) => entries.filter(({ internal }) => internal));

export function PrivacyPage() {
  return (
    <article className="stack gap-6 narrow">
      <h1>Privacy</h1>
      <InShort />
      <p>
        Here’s everything this site stores, why, and for how long. Anything with a time limit is
        deleted within an hour of reaching it.
      </p>
      {GROUPS.map(({ heading, entries }) => (
        <section key={heading} className="stack tight">
          <h2>{heading}</h2>
          <Entries entries={entries} />
        </section>
      ))}
      <details>
        <summary className={styles.summary}>
          <h2>Behind the scenes</h2>
        </summary>
        <div className="stack tight">
          <p>The site keeps these lists for itself so it can do its work.</p>
          <Entries entries={INTERNAL} />
        </div>
      </details>
    </article>
  );
}

function Entries({ entries }: { entries: readonly StorageRule[] }) {
  return (
    <ul className="stack tight">
      {entries.map((entry) => (
        <li key={entry.what} className="card stack gap-1 pad-4">
          <Entry {...entry} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ what, why, lasts, until }: StorageRule) {
  return (
    <>
      <p>{what}</p>
      <dl className={`stack gap-1-3 ${styles.facts}`}>
        <dt>Why</dt>
        <dd>{why}</dd>
        <dt>How long</dt>
        <dd>
          {lasts === undefined
            ? capitalizeFirstLetter(until)
            : `${formatWholeDuration(lasts)} ${until}`}
          .
        </dd>
      </dl>
    </>
  );
}

function capitalizeFirstLetter(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
