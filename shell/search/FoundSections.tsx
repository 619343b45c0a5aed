import type { SearchKind } from '@desert/contract/search';
import { SEARCH_WIDGET, staticWidgetPath } from '@desert/contract/widgets';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSite } from '../src/site.ts';
import { StaticWidgetOutlet } from '../src/StaticWidgetOutlet.tsx';
import { sectionOf } from './sectionOf.ts';
import styles from './SearchPage.module.css';

interface FoundSectionsProps {
  /** The kinds of which something was found, best first. */
  order: SearchKind[];
  /** The page's query string. */
  search: string;
  onShown: () => void;
}

/** What the sections show of what was found, those first whose best kind is. Others have no place. */
export function FoundSections({ order, search, onShown }: FoundSectionsProps) {
  const { sections, soon } = useSite().state;
  const [settled, setSettled] = useState(0);
  const onSettled = useCallback(() => setSettled((count) => count + 1), []);
  const bringing = sections.filter(
    ({ name, widgets }) => widgets?.includes(SEARCH_WIDGET) && !soon.includes(name),
  );
  const found = [...new Set(order.flatMap((kind) => sectionOf(kind, bringing) ?? []))];

  // It is put where it was left when all of it is there.
  const isWhole = settled >= found.length;
  const stands = useRef(false);
  useEffect(() => {
    // Once: a newer answer may bring one more, while somebody reads.
    if (!isWhole || stands.current) return;
    stands.current = true;
    onShown();
  }, [isWhole, onShown]);

  return (
    <div className={styles.found}>
      {found.map((section) => (
        <StaticWidgetOutlet
          key={section.name}
          section={section}
          address={staticWidgetPath(section.name, SEARCH_WIDGET, search)}
          onSettled={onSettled}
        />
      ))}
    </div>
  );
}
