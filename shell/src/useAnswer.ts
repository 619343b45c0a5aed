import type { Answer } from '@desert/contract/page';
import { createAnswers } from '@desert/kit/shell';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useSite } from './site.ts';

/** The API's answer to an address, for a page of the shell that declares the read; undefined while it is on its way. */
export function useAnswer(address: string): {
  answer: Answer | undefined;
  retry: () => Promise<unknown>;
} {
  const { state, navigation } = useSite();
  const [answers] = useState(() => navigation?.answers ?? createAnswers(state.answers));
  const answer = useStore(answers.$answers)[address];
  const isAbsent = answer === undefined;
  useEffect(() => {
    // What came with the page is new; whoever comes back asks again.
    if (isAbsent || navigation?.navigated) void answers.ensure(address);
  }, [answers, address, isAbsent, navigation]);
  return { answer, retry: () => answers.refresh(address) };
}
