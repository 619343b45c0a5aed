import { useEffect, useState } from 'react';
import type * as Tools from '../photos/tools.ts';
import type { ChosenPhotos, ImageList } from './imageRows.ts';

export type PhotoTools = typeof Tools;

/**
 * The code that works on photos, which is fetched when some are there or chosen.
 * @returns the code, once it has come; whether it did not, and what fetches it again; and what is chosen meanwhile
 */
export function usePhotos(areThere: boolean) {
  const [tools, setTools] = useState<PhotoTools>();
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<ChosenPhotos[]>([]);

  const load = () =>
    import('../photos/tools.ts').then(setTools, (error: unknown) => {
      console.warn('What works on photos did not load.', error);
      setFailed(true);
    });

  const isNeeded = areThere || chosen.length > 0;
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded]);

  const choose = (more: ChosenPhotos) => setChosen([...chosen, more]);
  return { tools, failed, load, chosen, choose, setChosen };
}

/** Puts what is chosen into the rows, one choice after the other, as soon as the code is there. */
export function usePlacing(
  { tools, chosen, setChosen }: ReturnType<typeof usePhotos>,
  list: ImageList,
): void {
  useEffect(() => {
    const [first, ...others] = chosen;
    if (!tools || !first) return;
    // The focus goes along, for which an effect is too early.
    queueMicrotask(() => {
      setChosen(others);
      tools.placePhotos(list, first);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the rows of then
  }, [tools, chosen]);
}
