import type { Answers } from '@desert/contract/page';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useViewer } from '../session.ts';
import { useAnswers } from './context.tsx';

interface Reads {
  /** The answers that are there, by their addresses. */
  known: Answers;
  /** All addresses in one text: another one where one of them is another. */
  key: string;
  /** Reads all of them again. */
  retry: () => Promise<unknown>;
}

/** Gets the answers that a page or a widget needs, and gets them again when they are old: for another viewer, too. */
export function useReads(reads: [name: string, address: string][]): Reads {
  const answers = useAnswers();
  const known = useStore(answers.$answers);
  const viewer = useViewer();
  const key = reads.map(([, address]) => address).join('\n');
  const absent = reads.filter(([, address]) => !known[address]).length;
  useEffect(() => {
    for (const address of key.split('\n')) if (address) void answers.ensure(address);
  }, [answers, key, absent, viewer]);
  return {
    known,
    key,
    retry: () => Promise.all(reads.map(([, address]) => answers.refresh(address))),
  };
}
