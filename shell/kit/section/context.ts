import { createContext, useContext } from 'react';
import type { AnswerStore } from '../answers.ts';

/** The answers of the section's root; set by the kit. */
export const AnswersContext = createContext<AnswerStore | null>(null);

/** The API answers that this browser tab has, for pages that change something. */
export function useAnswers(): AnswerStore {
  const answers = useContext(AnswersContext);
  if (!answers) throw new Error('useAnswers is for the pages of a section');
  return answers;
}
