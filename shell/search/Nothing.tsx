import { FIND_PATH } from '@desert/contract/history/find';
import { EmptyNote, Link } from '@desert/kit';
import { useSite } from '../sections/site.ts';
import { SectionIcon } from '../ui/SectionIcon.tsx';
import { searchPath } from './searchPath.ts';

interface NothingProps {
  q: string;
  isNarrowed: boolean;
  isTooShort: boolean;
}

export function Nothing({ q, isNarrowed, isTooShort }: NothingProps) {
  const { sections, soon } = useSite().state;
  return (
    <>
      <EmptyNote>
        {isTooShort ? (
          <span>
            “<bdi>{q}</bdi>” is too short to search for. Try a name, a year, or a word with at least
            two letters.
          </span>
        ) : (
          <span>
            No results for “<bdi>{q}</bdi>”. Try fewer words, different words, or just the start of
            a name.
          </span>
        )}
      </EmptyNote>
      <p>
        <Link href={`${FIND_PATH}?${new URLSearchParams({ q }).toString()}`} className="target">
          Find a game by what you remember
        </Link>
      </p>
      {isNarrowed && (
        <p>
          <Link href={searchPath(q)} className="target">
            Search everything
          </Link>
        </p>
      )}
      <nav aria-label="Browse sections" className="row muted gap-2-3">
        <p>Or browse a section:</p>
        <ul className="row">
          {sections
            .filter(({ name }) => !soon.includes(name))
            .map((section) => (
              <li key={section.name}>
                <Link href={section.path} className="target pill">
                  <SectionIcon section={section} size="1.125rem" />
                  {section.label}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}
