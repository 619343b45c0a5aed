import { type GameChoices, toTagChoices } from '@desert/contract/game-tags';
import type { TagChoice } from '@desert/contract/tags';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { useApiCache } from '../section/context.tsx';

const NAMES = '/api/history/tags/';
const GAMES = '/api/history/tags/games/';

export interface TagChoices {
  choices: readonly TagChoice[] | undefined;
  failed: boolean;
  load: () => void;
  retry: () => Promise<unknown>;
}

/** Seasons, players, and games, loaded on demand. */
export function useTagChoices(): TagChoices {
  const cache = useApiCache();
  const { [NAMES]: names, [GAMES]: games } = useStore(cache.$responses);
  const [wanted, setWanted] = useState(false);
  const isAbsent = !names || !games;
  useEffect(() => {
    if (wanted && isAbsent) void Promise.all([cache.ensure(NAMES), cache.ensure(GAMES)]);
  }, [cache, wanted, isAbsent]);
  const choices = useMemo(() => {
    if (names?.status !== 200 || games?.status !== 200) return undefined;
    return [...(names.body as TagChoice[]), ...toTagChoices(games.body as GameChoices)];
  }, [names, games]);
  return {
    choices,
    failed: wanted && !isAbsent && !choices,
    load: () => setWanted(true),
    retry: () => Promise.all([cache.refresh(NAMES), cache.refresh(GAMES)]),
  };
}
