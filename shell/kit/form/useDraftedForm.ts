import type { Answer } from '@desert/contract/page';
import { askToSignIn } from '../signIn.ts';
import { type FormOptions, type FormState, useForm } from './useForm.ts';
import { type FormDraft, useFormDraft } from './useFormDraft.ts';

export interface DraftedFormOptions<Values> extends Omit<FormOptions<Values>, 'send'> {
  /** Sends the values; the key, the same until it worked, is for what makes a record. */
  send: (values: Values, sendKey: string) => Promise<Answer>;
}

export interface DraftedFormState extends FormState {
  /** For the form's `RecordForm`. */
  draft: FormDraft;
}

/**
 * The behaviour of a form that is a page: as `useForm`, and what was typed is kept until it is sent.
 * Where the session ended meanwhile the visitor is asked to sign in, over the form.
 */
export function useDraftedForm<Values>(options: DraftedFormOptions<Values>): DraftedFormState {
  const draft = useFormDraft();
  const form = useForm<Values>({
    ...options,
    async send(values) {
      const answer = await options.send(values, draft.sendKey());
      if (answer.status === 401) askToSignIn();
      return answer;
    },
    onDone(body) {
      draft.clear();
      return options.onDone(body);
    },
  });
  return { ...form, draft };
}
