import type { SectionLink } from '@desert/contract/shell';
import { staticWidgetPath, TAGGED_WIDGET, tagSearch } from '@desert/contract/widgets';
import { Link } from '@desert/kit';
import { useCallback, useState } from 'react';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { SECTION_TEXTS } from '../ui/sectionTexts.ts';
import { useBringing, useSite } from './site.ts';
import { StaticWidgetOutlet } from './StaticWidgetOutlet.tsx';
import styles from './Strips.module.css';

export interface StripsProps {
  /** What the page is of: 'season:2011-12'. A key of the component where it may become another one. */
  tag: string;
  /** The section whose page it is. */
  owner: string;
}

const addressOf = ({ name }: SectionLink, tag: string) =>
  staticWidgetPath(name, TAGGED_WIDGET, tagSearch(tag));

/** What the other sections have of the season or player that a section's page is of. */
export function Strips({ tag, owner }: StripsProps) {
  const { navigation } = useSite();
  const bringing = useBringing(TAGGED_WIDGET).filter(({ name }) => name !== owner);
  const [settled, setSettled] = useState<Record<string, boolean>>(() => {
    const known = navigation?.navigated && navigation.answers.$answers.get();
    return Object.fromEntries(
      bringing.map((one) => [one.name, !known || known[addressOf(one, tag)]?.status === 200]),
    );
  });
  const onSettled = useCallback(
    (name: string) => setSettled((known) => ({ ...known, [name]: true })),
    [],
  );
  // One after the other, as in a document: what stands is not pushed down by what comes above it.
  const waiting = bringing.findIndex(({ name }) => !settled[name]);
  const standing = waiting < 0 ? bringing.length : waiting + 1;
  if (bringing.length === 0) return null;
  return (
    <section
      className={styles.strips}
      aria-labelledby="strips"
      data-filling={waiting >= 0 || undefined}
    >
      <p id="strips" className={styles.title}>
        From the fans
      </p>
      {bringing.map((section, at) => (
        <Strip
          key={section.name}
          section={section}
          tag={tag}
          hidden={at >= standing}
          waiting={at === waiting}
          onSettled={onSettled}
        />
      ))}
    </section>
  );
}

interface StripProps {
  section: SectionLink;
  tag: string;
  hidden: boolean;
  /** Whether what it shows is on its way. */
  waiting: boolean;
  /** Memoized. */
  onSettled: (name: string) => void;
}

/** What one section has of it, and the ways to all of that and to adding to it. */
function Strip({ section, tag, hidden, waiting, onSettled }: StripProps) {
  const { name, path } = section;
  const id = `strip-${name}`;
  const action = SECTION_TEXTS[name]?.action;
  const settled = useCallback(() => onSettled(name), [onSettled, name]);
  return (
    <section className={styles.strip} aria-labelledby={id} hidden={hidden}>
      <SectionHeading section={section} id={id} href={`${path}?tag=${tag}`} />
      <div>
        <StaticWidgetOutlet
          section={section}
          address={addressOf(section, tag)}
          onSettled={settled}
        />
      </div>
      {!waiting && action !== undefined && (
        <Link className={`target ${styles.action}`} href={`${path}/new?tag=${tag}`}>
          {action}
        </Link>
      )}
    </section>
  );
}
