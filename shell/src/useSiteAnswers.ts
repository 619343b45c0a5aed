import { type AnswerStore, createAnswers } from '@desert/kit/shell';
import { useState } from 'react';
import { useSite } from './site.ts';

/** The API answers that a page of the shell has: on the server those that were read for it. */
export function useSiteAnswers(): AnswerStore {
  const { state, navigation } = useSite();
  const [answers] = useState(() => navigation?.answers ?? createAnswers(state.answers));
  return answers;
}
