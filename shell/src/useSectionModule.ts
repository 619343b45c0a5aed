import type { SectionModule } from '@desert/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { KitMismatch } from './KitMismatch.ts';
import type { Pages } from './pages.ts';

export interface SectionModuleState {
  /** The section's code, once it is there. */
  module: SectionModule | undefined;
  /** Which element it fills, by number: other code gets another one. */
  placeKey: number;
  /** Whether the last try failed. */
  failed: boolean;
  /** Tries (again); settled when that try is over. */
  bring: () => Promise<void>;
  /** Gets the code of the build that is out now, since what is there does not work. */
  renew: () => Promise<void>;
  /** Gives up on code that does not do what a section should. */
  fail: (error: unknown) => void;
}

interface Wanted {
  /** Whether the server could not render it. */
  failedBefore: boolean;
  /** The path of the page it is for: another one tries again what failed. */
  path?: string;
  /** Gets the data of the page. */
  prepare?: () => void;
}

/** Brings a section's code to the page, at once: what the server could not render, the browser may. */
export function useSectionModule(
  name: string,
  pages: Pages | undefined,
  { failedBefore, path, prepare }: Wanted,
): SectionModuleState {
  const [{ module, placeKey }, setLoaded] = useState<Loaded>({ module: undefined, placeKey: 0 });
  const [failed, setFailed] = useState(failedBefore);
  const isThere = useRef(false);

  const bring = useCallback(async () => {
    if (!pages) return;
    try {
      prepare?.();
      const loaded = await pages.loader.load(name);
      setLoaded((before) => replaced(before, loaded));
      setFailed(false);
      isThere.current = true;
    } catch (error) {
      // A tab may be older than the site: a full visit brings the shell of today, or says what is wrong.
      if (error instanceof KitMismatch && pages.navigated) window.location.reload();
      // What is there stays, and says itself that it does not work.
      else if (!isThere.current) setFailed(true);
    }
  }, [pages, name, prepare]);

  const renew = useCallback(() => {
    pages?.loader.drop(name);
    return bring();
  }, [pages, name, bring]);

  const fail = useCallback(
    (error: unknown) => {
      pages?.loader.blame(name, error);
      pages?.loader.drop(name);
      isThere.current = false;
      setLoaded((before) => replaced(before, undefined));
      setFailed(true);
    },
    [pages, name],
  );

  useEffect(() => {
    if (!isThere.current) void bring();
  }, [bring, path]);

  return { module, placeKey, failed, bring, renew, fail };
}

type Loaded = Pick<SectionModuleState, 'module' | 'placeKey'>;

function replaced(before: Loaded, module: SectionModule | undefined): Loaded {
  if (before.module === module) return before;
  return { module, placeKey: before.module ? before.placeKey + 1 : before.placeKey };
}
