import { useState } from 'react';
import { useAddress } from '../router.tsx';
import { useViewer } from '../session.ts';
import { type Draft, draftOf } from './draft.ts';
import { isTypedOver, typedFieldsOf, type TypedFields } from './typedFields.ts';

export interface FormDraft extends Pick<Draft, 'clear' | 'partsMade' | 'save'> {
  /** What was typed before and is in the form again; undefined where nothing was. */
  restored: TypedFields | undefined;
  /** Another one each time the form is filled anew: a React key for its fields. */
  filling: number;
  /** Brings back what was typed before; to be called once, when the form is hydrated. */
  restore: (form: HTMLFormElement) => void;
  /** Stores what stands in the form. */
  store: (form: HTMLFormElement) => void;
  /** Forgets it, and gives the form what it had at first. */
  discard: () => void;
}

/** The draft of a page's form: it survives a reload, and a log-in in between, for who typed it. */
export function useFormDraft(): FormDraft {
  const viewer = useViewer();
  const { path } = useAddress();
  const [draft] = useState(() => draftOf(`${viewer?.id} ${path}`));
  const [{ restored, filling }, fill] = useState<Pick<FormDraft, 'restored' | 'filling'>>({
    restored: undefined,
    filling: 0,
  });

  return {
    ...draft,
    restored,
    filling,
    restore(form) {
      const typed = JSON.parse(draft.read() ?? 'null') as TypedFields | null;
      if (typed && !isTypedOver(form, typed)) fill({ restored: typed, filling: 1 });
    },
    store(form) {
      const fields = typedFieldsOf(form);
      const isBlank = Object.values(fields).flat().join('').trim() === '';
      draft.write(isBlank ? '' : JSON.stringify(fields));
    },
    discard() {
      draft.clear();
      fill({ restored: undefined, filling: filling + 1 });
    },
  };
}
