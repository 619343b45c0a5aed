import { STORED } from '@desert/contract/privacy';
import type { Stored } from '@desert/contract/stored';
import { Link } from '@desert/kit';
import { durationText } from './durationText.ts';
import styles from './PrivacyPage.module.css';

/** What the site stores, why, and for how long. */
export function PrivacyPage() {
  return (
    <article className={`stack ${styles.page}`}>
      <header className="stack tight">
        <h1>Privacy</h1>
        <Lead />
      </header>
      {STORED.map(({ heading, entries }) => (
        <section key={heading} className="stack tight">
          <h2>{heading}</h2>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.what} className={`card ${styles.entry}`}>
                <Entry {...entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

function Lead() {
  return (
    <p>
      Here is all that this site stores: what, why, and for how long. Nothing is sold, there is no
      advertising, and nobody counts what you read. In{' '}
      <Link href="/user/profile">your profile</Link> you can download what is yours, and delete your
      account. What is stored for a time is removed within an hour after it.
    </p>
  );
}

function Entry({ what, why, lasts, until }: Stored) {
  return (
    <>
      <p>{what}</p>
      <dl className={styles.facts}>
        <dt>Why</dt>
        <dd>{why}</dd>
        <dt>How long</dt>
        <dd>{`${lasts === undefined ? '' : `${durationText(lasts)} `}${until}.`}</dd>
      </dl>
    </>
  );
}
