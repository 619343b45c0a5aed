import type { ApiResponse } from '@desert/contract/pages/page';
import { type GameChoices, toTagChoices } from '@desert/contract/tags/game-tags';
import type { TagChoice, TagRef } from '@desert/contract/tags/tags';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { ApiCache } from '../app/apiCache.ts';
import { isTag } from '../records/filters/tagFilter.ts';
import { useApiCache } from '../section/context.tsx';

const NAMES = '/api/history/tags/';
const GAMES = '/api/history/tags/games/';

export interface TagChoices {
  choices: readonly TagChoice[] | undefined;
  failed: boolean;
  load: () => void;
  retry: () => Promise<unknown>;
}

/** All possible tags. `load` fetches them; `choices` is undefined until then. */
export function useTagChoices(): TagChoices {
  const cache = useApiCache();
  const { [NAMES]: names, [GAMES]: games } = useStore(cache.$responses);
  const [wanted, setWanted] = useState(false);
  const isAbsent = !names || !games;
  useEffect(() => {
    if (wanted && isAbsent) void loadTagChoices(cache);
  }, [cache, wanted, isAbsent]);
  const choices = useMemo(() => mergeTagChoices(names, games), [names, games]);
  return {
    choices,
    failed: wanted && !isAbsent && !choices,
    load: () => setWanted(true),
    retry: () => Promise.all([cache.refresh(NAMES), cache.refresh(GAMES)]),
  };
}

async function loadTagChoices(cache: ApiCache): Promise<TagChoice[] | undefined> {
  return mergeTagChoices(...(await Promise.all([cache.ensure(NAMES), cache.ensure(GAMES)])));
}

function mergeTagChoices(
  names: ApiResponse | undefined,
  games: ApiResponse | undefined,
): TagChoice[] | undefined {
  if (names?.status !== 200 || games?.status !== 200) return undefined;
  return [...(names.body as TagChoice[]), ...toTagChoices(games.body as GameChoices)];
}

/** Finds the choice with a `tagKey`, or with a player's slug: 'player:shane-doan'. */
export function findTagChoice(choices: readonly TagChoice[], key: string): TagChoice | undefined {
  return choices.find((choice) => isTag(choice, key));
}

/**
 * Appends the address's tag to the tags of a form that is submitted before the choices loaded. Ignores an unknown tag.
 */
export async function appendUnresolvedTag(
  cache: ApiCache,
  tags: TagRef[],
  key: string,
): Promise<TagRef[]> {
  const choice = findTagChoice((await loadTagChoices(cache)) ?? [], key);
  return choice ? [...tags, { kind: choice.kind, id: choice.id } as TagRef] : tags;
}
