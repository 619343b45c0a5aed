import { useEffect, useState } from 'react';
import type * as Tools from '../photos/tools.ts';
import type { ChosenPhotos, ImageList } from './imageRows.ts';

export type PhotoTools = typeof Tools;

/**
 * Loads the tools for photos once the form has photos, or the user chooses some.
 * @returns the tools, whether they failed to load, a function that retries, and the photos that wait for them
 */
export function usePhotos(areThere: boolean) {
  const [tools, setTools] = useState<PhotoTools>();
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<ChosenPhotos[]>([]);

  const load = () =>
    import('../photos/tools.ts').then(setTools, (error: unknown) => {
      console.warn('The photo tools did not load.', error);
      setFailed(true);
    });

  const isNeeded = areThere || chosen.length > 0;
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded]);

  const choose = (more: ChosenPhotos) => setChosen([...chosen, more]);
  return { tools, failed, load, chosen, choose, setChosen };
}

/** Adds chosen photos to the rows, one choice at a time, once the tools are loaded. */
export function usePlacing(
  { tools, chosen, setChosen }: ReturnType<typeof usePhotos>,
  list: ImageList,
): void {
  useEffect(() => {
    const [first, ...others] = chosen;
    if (!tools || !first) return;
    // It moves the focus with `flushSync`, which React does not allow in an effect.
    queueMicrotask(() => {
      setChosen(others);
      tools.placePhotos(list, first);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the rows of then
  }, [tools, chosen]);
}
