import type { Answer } from '@desert/contract/page';
import { expandTemplate } from '@desert/contract/routes';
import { SEARCH_READ } from '@desert/contract/search';
import { createAnswers } from '@desert/kit/shell';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useSite } from '../src/site.ts';

/** The answer to the question of the page's query string; undefined while it is on its way. */
export function useSearchAnswer(search: string): {
  answer: Answer | undefined;
  retry: () => Promise<unknown>;
} {
  const { state, navigation } = useSite();
  const [answers] = useState(() => navigation?.answers ?? createAnswers(state.answers));
  const address = expandTemplate(SEARCH_READ, {}, search);
  const answer = useStore(answers.$answers)[address];
  const isAbsent = answer === undefined;
  useEffect(() => {
    // What came with the page is new; whoever comes back asks again.
    if (isAbsent || navigation?.navigated) void answers.ensure(address);
  }, [answers, address, isAbsent, navigation]);
  return { answer, retry: () => answers.refresh(address) };
}
