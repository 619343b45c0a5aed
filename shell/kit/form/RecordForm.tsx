import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FormErrors } from './errorsOf.ts';
import { FormSummary } from './FormSummary.tsx';
import { TypedBefore } from './typedFields.ts';
import type { FormDraft } from './useFormDraft.ts';
import styles from './RecordForm.module.css';

export interface RecordFormProps {
  heading: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** As `useForm` says; without it messages stay until the form is sent again. */
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** Keeps what is typed; without it a reload takes that away. */
  draft?: FormDraft | undefined;
  /** What is wrong with it; what belongs to none of its fields is listed at its top. */
  errors?: FormErrors;
  /** The names of its fields; see `FormSummary`. */
  fields?: readonly string[];
  children: ReactNode;
}

/** A page that is a form: its heading and its fields, one under the other. */
export function RecordForm(props: RecordFormProps) {
  const { heading, onSubmit, onInput, draft, errors, fields = [], children } = props;
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
        onInput={(event) => {
          draft?.keep(event.currentTarget);
          onInput?.(event);
        }}
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
        {errors && <FormSummary errors={errors} fields={fields} />}
        <TypedBefore key={draft?.filling} value={draft?.restored?.fields}>
          {children}
        </TypedBefore>
      </form>
    </div>
  );
}
