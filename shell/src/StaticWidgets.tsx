import type { SectionLink } from '@desert/contract/shell';
import { staticWidgetPath } from '@desert/contract/widgets';
import { useCallback, useEffect, useRef, useState } from 'react';
import { StaticWidgetOutlet } from './StaticWidgetOutlet.tsx';

export interface StaticWidgetsProps {
  /** Those which bring it. */
  sections: SectionLink[];
  widget: string;
  /** The query string that it goes by. */
  search: string;
  onShown: () => void;
}

/** A widget that is HTML only, of several sections, one below the other. */
export function StaticWidgets({ sections, widget, search, onShown }: StaticWidgetsProps) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const onSettled = useCallback(
    (name: string) => setSettled((known) => new Set(known).add(name)),
    [],
  );

  // It is put where it was left when all of it is there.
  const isWhole = settled.size >= sections.length;
  const stands = useRef(false);
  useEffect(() => {
    // Once: a newer answer may bring one more, while somebody reads.
    if (!isWhole || stands.current) return;
    stands.current = true;
    onShown();
  }, [isWhole, onShown]);

  return sections.map((section) => (
    <StaticWidgetOutlet
      key={section.name}
      section={section}
      address={staticWidgetPath(section.name, widget, search)}
      onSettled={onSettled}
    />
  ));
}
