import { ApiCacheContext, ModalHost } from '@desert/kit/shell';
import { Toasts } from '../../ui/Toasts.tsx';
import { ELEMENTS } from './elements.tsx';
import { FIELDS } from './fields.tsx';
import { RECORDS } from './records.tsx';
import { as, at, CACHE, type Examples, ME } from './surroundings.tsx';
import styles from './KitPage.module.css';

export const EXAMPLES: Examples = { ...ELEMENTS, ...FIELDS, ...RECORDS };

/** The components of the kit in their states, each in both themes. */
export function KitPage() {
  return as(
    ME,
    at(
      '/news',
      <ApiCacheContext value={CACHE}>
        <main className={styles.page}>
          <h1>The kit</h1>
          <nav className="row" aria-label="Components">
            {Object.keys(EXAMPLES).map((name) => (
              <a key={name} href={`#${name}`}>
                {name}
              </a>
            ))}
          </nav>
          {Object.entries(EXAMPLES).map(([name, states]) => (
            <section key={name} id={name} className={styles.component}>
              <h2>{name}</h2>
              {Object.entries(states).map(([state, example]) => (
                <figure key={state} className={styles.state}>
                  <figcaption className="caption">{state}</figcaption>
                  <div className={`${styles.theme} ${styles.light}`}>{example}</div>
                  <div className={`${styles.theme} ${styles.dark}`}>{example}</div>
                </figure>
              ))}
            </section>
          ))}
        </main>
        <Toasts />
        <ModalHost>
          <Toasts inModal />
        </ModalHost>
      </ApiCacheContext>,
    ),
  );
}
