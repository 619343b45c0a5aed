import type { PostedForm } from '@desert/contract/page';
import { BASE_FIELD } from '@desert/contract/records';
import { useState } from 'react';
import { useAddress } from '../router.tsx';
import { useViewer } from '../session.ts';
import { type Draft, draftOf } from './draft.ts';
import { fieldValuesOf, type FieldValues, isEdited } from './fieldValues.ts';
import { postKeyIn } from './PostKey.tsx';

export interface FormDraft extends Pick<Draft, 'clear' | 'partsMade' | 'save'> {
  /** What was typed before and is in the form again; undefined where nothing was. */
  restored: FieldValues | undefined;
  /** Another one each time the form is filled anew: a React key for its fields. */
  formKey: number;
  /** Brings back what was typed before; to be called once, when the form is hydrated. */
  restore: (form: HTMLFormElement) => void;
  /** Stores what stands in the form. */
  store: (form: HTMLFormElement) => void;
  /** Replaces the values that the stored draft is based on, if there is one. */
  storeBase: (base: string) => void;
  /** Forgets it, and gives the form what it had at first. */
  discard: () => void;
}

/**
 * The draft of a page's form: it survives a reload, and a log-in in between, for who typed it.
 * @param posted what the form was posted with, without a script: newer than any draft
 */
export function useFormDraft(posted: PostedForm | undefined): FormDraft {
  const viewer = useViewer();
  const { path } = useAddress();
  const [draft] = useState(() => draftOf(`${viewer?.id} ${path}`));
  const [{ restored, formKey }, fill] = useState<Pick<FormDraft, 'restored' | 'formKey'>>({
    restored: undefined,
    formKey: 0,
  });

  function store(form: HTMLFormElement) {
    const fields = fieldValuesOf(new FormData(form));
    const isBlank = Object.values(fields).flat().join('').trim() === '';
    draft.write(isBlank ? '' : JSON.stringify(fields));
  }

  return {
    ...draft,
    restored,
    formKey,
    restore(form) {
      const key = postKeyIn(form);
      if (key !== undefined) draft.sendBy(key);
      if (posted) return store(form);
      const typed = JSON.parse(draft.read() ?? 'null') as FieldValues | null;
      // Typed before the script came: kept from now on, as what is typed later.
      if (isEdited(form, typed ?? {})) store(form);
      else if (typed) fill({ restored: typed, formKey: 1 });
    },
    store,
    storeBase(base) {
      const typed = JSON.parse(draft.read() ?? 'null') as FieldValues | null;
      if (typed) draft.write(JSON.stringify({ ...typed, [BASE_FIELD]: [base] }));
    },
    discard() {
      draft.clear();
      fill({ restored: undefined, formKey: formKey + 1 });
    },
  };
}
