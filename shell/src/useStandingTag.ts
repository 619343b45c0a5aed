import type { PageHead } from '@desert/contract/page';
import { useCallback, useEffect, useState } from 'react';
import type { Site } from './site.ts';
import { loadStrips } from './StripsPlace.tsx';

interface StandingTag {
  /** What the section's page that stands is of; undefined where none stands, or one without strips. */
  tag: string | undefined;
  /** The title of that page. */
  title: string;
  /** To be called when a page of a section stands. Memoized. */
  onSectionShown: (head: PageHead) => void;
}

interface Standing {
  path: string;
  tag: string | undefined;
  /** What the page says of itself; none of the first page, until its section has taken it over. */
  head?: PageHead;
}

/**
 * The tag of the page that stands, for the strips below it. The site is told that it stands when they are in their place, so that
 * it is put where it was left with all that it had.
 * @param path of the visitor's address
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
    // Without it there is no strip to follow links in, and what the server rendered stays.
    if (standing.tag !== undefined) loadStrips().catch(() => {});
  }, [standing, onShown]);

  return {
    tag: standing.path === path ? standing.tag : undefined,
    title: standing.head?.title ?? state.title ?? '',
    onSectionShown,
  };
}
