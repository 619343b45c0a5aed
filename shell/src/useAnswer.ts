import type { Answer } from '@desert/contract/page';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useSite } from './site.ts';
import { useSiteAnswers } from './useSiteAnswers.ts';

/** API response for a shell page that declares the read; undefined while loading. */
export function useAnswer(address: string): {
  answer: Answer | undefined;
  retry: () => Promise<unknown>;
} {
  const { navigation } = useSite();
  const answers = useSiteAnswers();
  const answer = useStore(answers.$answers)[address];
  const isAbsent = answer === undefined;
  useEffect(() => {
    // Data that came with the page is fresh; later visits refetch.
    if (isAbsent || navigation?.navigated) void answers.ensure(address);
  }, [answers, address, isAbsent, navigation]);
  return { answer, retry: () => answers.refresh(address) };
}
