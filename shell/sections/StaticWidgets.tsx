import type { SectionLink } from '@desert/contract/pages/shell';
import { staticWidgetPath } from '@desert/contract/pages/widgets';
import { useCallback, useEffect, useRef, useState } from 'react';
import { StaticWidgetOutlet } from './StaticWidgetOutlet.tsx';

export interface StaticWidgetsProps {
  sections: SectionLink[];
  widget: string;
  search: string;
  onShown: () => void;
}

/** Static widgets of several sections, stacked. Calls `onShown` once all have settled. */
export function StaticWidgets({ sections, widget, search, onShown }: StaticWidgetsProps) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const onSettled = useCallback(
    (name: string) => setSettled((previous) => new Set(previous).add(name)),
    [],
  );

  const isWhole = settled.size >= sections.length;
  const stands = useRef(false);
  useEffect(() => {
    // Called only once: a widget that settles later must not move the scroll position.
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
