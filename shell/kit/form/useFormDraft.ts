import { useState } from 'react';
import { useAddress } from '../router.tsx';
import { useViewer } from '../session.ts';
import { draftOf } from './draft.ts';
import { isTypedOver, typedFieldsOf, type TypedFields } from './typedFields.ts';

interface Kept {
  fields: TypedFields;
  /** What of it was saved already, by a send that failed half-way. */
  progress?: unknown;
}

export interface FormDraft {
  /** What was kept and is in the form again; undefined where nothing was. */
  restored: Kept | undefined;
  /** Another one each time the form is filled anew: a React key for its fields. */
  filling: number;
  /** Brings back what was kept; to be called once, when the form is hydrated. */
  restore: (form: HTMLFormElement) => void;
  /** Keeps what stands in the form. */
  keep: (form: HTMLFormElement) => void;
  /** Keeps how far a send came. */
  keepProgress: (progress: unknown) => void;
  /** Forgets what is kept, now that it is sent. */
  clear: () => void;
  /** Forgets it, and gives the form what it had at first. */
  discard: () => void;
}

interface SentDraft extends FormDraft {
  /** What its sending is named by, the same until it is sent: see `Draft`. */
  sendKey: () => string;
}

/** The draft of a page's form: it survives a reload, and a log-in in between, for who typed it. */
export function useFormDraft(): SentDraft {
  const viewer = useViewer();
  const { path } = useAddress();
  const [draft] = useState(() => draftOf(`${viewer?.id} ${path}`));
  const [{ restored, filling }, fill] = useState<Pick<FormDraft, 'restored' | 'filling'>>({
    restored: undefined,
    filling: 0,
  });
  const read = () => JSON.parse(draft.read() ?? 'null') as Kept | null;

  return {
    restored,
    filling,
    restore(form) {
      const kept = read();
      if (!kept || isTypedOver(form, kept.fields)) return;
      fill({ restored: kept, filling: 1 });
    },
    keep(form) {
      const fields = typedFieldsOf(form);
      const isBlank = Object.values(fields).flat().join('').trim() === '';
      draft.write(isBlank ? '' : JSON.stringify({ ...read(), fields }));
    },
    keepProgress(progress) {
      const kept = read();
      if (kept) draft.write(JSON.stringify({ ...kept, progress }));
    },
    sendKey: draft.sendKey,
    clear: draft.clear,
    discard() {
      draft.clear();
      fill({ restored: undefined, filling: filling + 1 });
    },
  };
}
