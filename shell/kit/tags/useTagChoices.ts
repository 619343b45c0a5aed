import type { TagChoice } from '@desert/contract/tags';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useApiCache } from '../section/context.tsx';

const CHOICES = '/api/history/tags/';

export interface TagChoices {
  choices: readonly TagChoice[] | undefined;
  failed: boolean;
  load: () => void;
  retry: () => Promise<unknown>;
}

export function useTagChoices(): TagChoices {
  const cache = useApiCache();
  const answer = useStore(cache.$responses)[CHOICES];
  const [wanted, setWanted] = useState(false);
  const isAbsent = answer === undefined;
  useEffect(() => {
    if (wanted && isAbsent) void cache.ensure(CHOICES);
  }, [cache, wanted, isAbsent]);
  const isGood = answer?.status === 200;
  return {
    choices: isGood ? (answer.body as TagChoice[]) : undefined,
    failed: wanted && !isAbsent && !isGood,
    load: () => setWanted(true),
    retry: () => cache.refresh(CHOICES),
  };
}
