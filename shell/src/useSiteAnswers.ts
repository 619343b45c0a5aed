import { type AnswerStore, createAnswers } from '@desert/kit/shell';
import { useState } from 'react';
import { useSite } from './site.ts';

/** On the server: those read for the page. */
export function useSiteAnswers(): AnswerStore {
  const { state, navigation } = useSite();
  const [answers] = useState(() => navigation?.answers ?? createAnswers(state.answers));
  return answers;
}
