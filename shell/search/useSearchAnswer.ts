import { expandTemplate } from '@desert/contract/routes';
import { SEARCH_READ } from '@desert/contract/search';
import { useAnswer } from '../src/useAnswer.ts';

/** The answer to the question of the page's query string; undefined while it is on its way. */
export function useSearchAnswer(search: string): ReturnType<typeof useAnswer> {
  return useAnswer(expandTemplate(SEARCH_READ, {}, search));
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useSite } from '../src/site.ts';
import { useSiteAnswers } from '../src/useSiteAnswers.ts';

/** The answer to the question of the page's query string; undefined while it is on its way. */
export function useSearchAnswer(search: string): {
  answer: Answer | undefined;
  retry: () => Promise<unknown>;
} {
  const { navigation } = useSite();
  const answers = useSiteAnswers();
  const address = expandTemplate(SEARCH_READ, {}, search);
  const answer = useStore(answers.$answers)[address];
  const isAbsent = answer === undefined;
  useEffect(() => {
    // What came with the page is new; whoever comes back asks again.
    if (isAbsent || navigation?.navigated) void answers.ensure(address);
  }, [answers, address, isAbsent, navigation]);
  return { answer, retry: () => answers.refresh(address) };
}
