import type { PageHead } from '@desert/contract/pages/page';
import { createLazyComponent } from '@desert/kit';
import { deferHydration } from '@desert/kit/shell';
import { useCallback, useEffect, useState } from 'react';
import type { Site } from '../sections/site.ts';

export const StripsPlace = deferHydration(
  createLazyComponent(async () => (await import('../sections/Strips.tsx')).Strips),
);

interface StandingTag {
  tag: string | undefined;
  title: string;
  onSectionShown: (head: PageHead) => void;
}

interface Standing {
  path: string;
  tag: string | undefined;
  head?: PageHead;
}

/**
 * Tracks the tag and title of the shown page, for its strips. Calls `onShown` only after the strips have their place,
 * because it restores the scroll position.
 */
export function useStandingTag({ state, navigation, onShown }: Site, path: string): StandingTag {
  const [standing, setStanding] = useState<Standing>(() => ({
    path,
    tag: navigation?.navigated ? undefined : state.tag,
  }));

  const onSectionShown = useCallback(
    (head: PageHead) => {
      const { pathname, search } = window.location;
      setStanding({ path: pathname, tag: navigation?.tagAt(pathname, search), head });
    },
    [navigation],
  );

  useEffect(() => {
    if (!standing.head) return;
    onShown?.(standing.head);
    // If their code does not load, the strips from the server stay as plain HTML.
    if (standing.tag !== undefined) StripsPlace.load().catch(() => {});
  }, [standing, onShown]);

  return {
    tag: standing.path === path ? standing.tag : undefined,
    title: standing.head?.title ?? state.title ?? '',
    onSectionShown,
  };
}
