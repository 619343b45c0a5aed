import type { PostedForm } from '@desert/contract/page';
import { atom, type WritableAtom } from 'nanostores';
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

/** A form that was posted to a page without JavaScript, and refused; undefined once it is taken. */
export type PostedFormStore = WritableAtom<(PostedForm & { path: string }) | undefined>;

/** The store of a page, given what came with it. */
export function createPostedForm(path: string, form: PostedForm | undefined): PostedFormStore {
  return atom(form && { ...form, path });
}

/** That of the section's root; set by the kit. */
export const PostedFormContext = createContext(createPostedForm('', undefined));
