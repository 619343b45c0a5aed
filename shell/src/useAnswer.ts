import type { Answer } from '@desert/contract/page';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useSite } from './site.ts';
import { useSiteAnswers } from './useSiteAnswers.ts';

/** The API's answer to an address, for a page of the shell that declares the read; undefined while it is on its way. */
export function useAnswer(address: string): {
  answer: Answer | undefined;
  retry: () => Promise<unknown>;
} {
  const { navigation } = useSite();
  const answers = useSiteAnswers();
  const answer = useStore(answers.$answers)[address];
  const isAbsent = answer === undefined;
  useEffect(() => {
    // What came with the page is new; whoever comes back asks again.
    if (isAbsent || navigation?.navigated) void answers.ensure(address);
  }, [answers, address, isAbsent, navigation]);
  return { answer, retry: () => answers.refresh(address) };
}
