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
      Here’s everything this site stores, why, and for how long. We don’t sell your data, show ads,
      or track what you read. In <Link href="/user/profile">your profile</Link> you can download
      your data or delete your account. Anything with a time limit is deleted within an hour of
      reaching it.
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
        <dd>{lasts === undefined ? capitalized(until) : `${durationText(lasts)} ${until}`}.</dd>
      </dl>
    </>
  );
}

function capitalized(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
