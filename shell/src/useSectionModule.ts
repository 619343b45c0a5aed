import type { SectionModule } from '@desert/kit';
import { useCallback, useEffect, useState } from 'react';
import type { Pages } from './pages.ts';
import { KitMismatch } from './sections.ts';

/** What the server made of a section's place; 'nothing' after a navigation in the browser. */
export type Served = 'content' | 'failure' | 'nothing';

export interface SectionModuleState {
  /** The section's code, once it is there. */
  module: SectionModule | undefined;
  /** Whether the last try failed. */
  failed: boolean;
  /** Tries (again); settled when that try is over. */
  bring: () => Promise<void>;
}

/**
 * Brings a section's code to the page.
 * @param prepare gets the data, too
 */
export function useSectionModule(
  name: string,
  served: Served,
  pages: Pages | undefined,
  prepare?: () => void,
): SectionModuleState {
  const [module, setModule] = useState<SectionModule>();
  const [failed, setFailed] = useState(served === 'failure');
  const [first] = useState(served);

  const bring = useCallback(async () => {
    if (!pages) return;
    try {
      prepare?.();
      setModule(await pages.loader.load(name));
      setFailed(false);
    } catch (error) {
      // A tab may be older than the site: a full visit brings the shell of today, or says what is wrong.
      if (error instanceof KitMismatch && pages.navigated) window.location.reload();
      else setFailed(true);
    }
  }, [pages, name, prepare]);

  useEffect(() => {
    // What the server could not render is brought when the visitor asks for it.
    // oxlint-disable-next-line react/set-state-in-effect -- sets state when the section is there, later
    if (first !== 'failure') void bring();
  }, [first, bring]);

  return { module, failed, bring };
}

/** What the server made of a section's place on its first page. */
export function servedFor(
  name: string,
  state: { unavailable: string[] },
  pages: Pages | undefined,
): Served {
  if (pages?.navigated) return 'nothing';
  return state.unavailable.includes(name) ? 'failure' : 'content';
}
