import type { PostedForm } from '@desert/contract/pages/page';
import { useState } from 'react';
import { type Draft, openDraft } from '../app/draft.ts';
import { readFieldValues, type FieldValues, isEdited } from '../app/fieldValues.ts';
import { useAddress } from '../app/router.tsx';
import { useViewer } from '../app/session.ts';
import { readPostKey } from './PostKey.tsx';

export interface FormDraft extends Pick<Draft, 'clear' | 'save' | 'put'> {
  restored: FieldValues | undefined;
  /** A React key that changes when the form is refilled. */
  formKey: number;
  /** Restores the draft. If the form was already posted or edited, stores that input instead. Call after hydration. */
  restore: (form: HTMLFormElement) => void;
  store: (form: HTMLFormElement) => void;
  discard: () => void;
}

/** The draft of the form at this path, per user, which survives reloads. @param posted rejected post, if any */
export function useFormDraft(posted: PostedForm | undefined): FormDraft {
  const viewer = useViewer();
  const { path } = useAddress();
  const [draft] = useState(() => openDraft(`${viewer?.id} ${path}`));
  const [{ restored, formKey }, fill] = useState<Pick<FormDraft, 'restored' | 'formKey'>>({
    restored: undefined,
    formKey: 0,
  });

  function store(form: HTMLFormElement) {
    const fields = readFieldValues(new FormData(form));
    const isBlank = Object.values(fields).flat().join('').trim() === '';
    draft.write(isBlank ? '' : JSON.stringify(fields));
  }

  return {
    ...draft,
    restored,
    formKey,
    restore(form) {
      const key = readPostKey(form);
      if (key !== undefined) draft.sendBy(key);
      if (posted) return store(form);
      const typed = JSON.parse(draft.read() ?? 'null') as FieldValues | null;
      // Typed before hydration.
      if (isEdited(form, typed ?? {})) store(form);
      else if (typed) fill({ restored: typed, formKey: 1 });
    },
    store,
    discard() {
      draft.clear();
      fill({ restored: undefined, formKey: formKey + 1 });
    },
  };
}
