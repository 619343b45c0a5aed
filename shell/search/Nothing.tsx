import { EmptyNote, Link } from '@desert/kit';
import { useSite } from '../src/site.ts';
import { SectionIcon } from '../ui/SectionIcon.tsx';
import { searchPath } from './searchPath.ts';
import styles from './SearchPage.module.css';

interface NothingProps {
  /** What was looked for. */
  q: string;
  /** Whether only one kind was looked at. */
  isNarrowed: boolean;
  /** Whether there was no word to look for. */
  isTooShort: boolean;
}

/** What the search page says where nothing was found: what to try, and where to look around. */
export function Nothing({ q, isNarrowed, isTooShort }: NothingProps) {
  const { sections, soon } = useSite().state;
  return (
    <>
      <EmptyNote>
        {isTooShort ? (
          <span>
            “<bdi>{q}</bdi>” is too short to look for. Type a name, a year, or a word of two letters
            or more.
          </span>
        ) : (
          <span>
            Nothing was found for “<bdi>{q}</bdi>”. Try fewer or other words, or only the beginning
            of a name.
          </span>
        )}
      </EmptyNote>
      {isNarrowed && (
        <p>
          <Link href={searchPath(q)} className="target">
            Look for it everywhere
          </Link>
        </p>
      )}
      <nav aria-label="Look around" className={styles.examples}>
        <p>Or look around</p>
        <ul className="row">
          {sections
            .filter(({ name }) => !soon.includes(name))
            .map(({ name, label, path }) => (
              <li key={name}>
                <Link href={path} className="target pill">
                  <SectionIcon name={name} size="1.125rem" />
                  {label}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}
