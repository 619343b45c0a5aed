import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { TypedBefore } from './typedFields.ts';
import type { FormDraft } from './useFormDraft.ts';
import styles from './RecordForm.module.css';

export interface RecordFormProps {
  heading: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Keeps what is typed; without it a reload takes that away. */
  draft?: FormDraft | undefined;
  children: ReactNode;
}

/** A page that is a form: its heading and its fields, one under the other. */
export function RecordForm({ heading, onSubmit, draft, children }: RecordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) draft?.restore(form.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is hydrated
  }, []);
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <form
        ref={form}
        className={styles.form}
        method="post"
        onSubmit={onSubmit}
        onInput={({ currentTarget }) => draft?.keep(currentTarget)}
        noValidate
      >
        {draft?.restored && (
          <p className={styles.restored}>
            This is what you typed before.{' '}
            <button type="button" className={styles.discard} onClick={draft.discard}>
              Discard it
            </button>
          </p>
        )}
        <TypedBefore key={draft?.filling} value={draft?.restored?.fields}>
          {children}
        </TypedBefore>
      </form>
    </div>
  );
}
