import type { TagChoice } from '@desert/contract/tags';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useAnswers } from '../section/context.tsx';

const CHOICES = '/api/history/tags/';

export interface TagChoices {
  choices: readonly TagChoice[] | undefined;
  failed: boolean;
  load: () => void;
  retry: () => Promise<unknown>;
}

export function useTagChoices(): TagChoices {
  const answers = useAnswers();
  const answer = useStore(answers.$answers)[CHOICES];
  const [wanted, setWanted] = useState(false);
  const isAbsent = answer === undefined;
  useEffect(() => {
    if (wanted && isAbsent) void answers.ensure(CHOICES);
  }, [answers, wanted, isAbsent]);
  const isGood = answer?.status === 200;
  return {
    choices: isGood ? (answer.body as TagChoice[]) : undefined,
    failed: wanted && !isAbsent && !isGood,
    load: () => setWanted(true),
    retry: () => answers.refresh(CHOICES),
  };
}
