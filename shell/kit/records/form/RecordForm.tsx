import { KEY_FIELD } from '@desert/contract/records/idempotency-key';
import { BASE_FIELD } from '@desert/contract/records/records';
import { type ReactNode, useEffect, useRef } from 'react';
import { RestoredValues } from '../../app/fieldValues.ts';
import { ConfirmFirst } from '../../form/ConfirmFirst.tsx';
import { Form } from '../../form/Form.tsx';
import { FormSummary } from '../../form/FormSummary.tsx';
import { LinkNote } from '../../form/LinkNote.tsx';
import { PostKey } from '../../form/PostKey.tsx';
import type { RecordFormState } from './useRecordForm.ts';
import fields from '../../form/fields.module.css';
import styles from './RecordForm.module.css';

interface RecordFormProps {
  heading: string;
  form: RecordFormState;
  children: ReactNode;
}

/** A page with a record's form, which the browser can post without JavaScript. */
export function RecordForm({ heading, form, children }: RecordFormProps) {
  const { draft, posted, restored, base } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (element.current) draft.restore(element.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  }, []);
  return (
    <div className="stack gap-6 measure middle">
      <h1>{heading}</h1>
      <Form
        ref={element}
        form={form}
        className={`form-card stack gap-5 justify-start positioned ${fields.form}`}
        method="post"
        encType="multipart/form-data"
        onInput={({ currentTarget }) => draft.store(currentTarget)}
      >
        {draft.restored && (
          <p className={`caption ${styles.restored}`}>
            We restored your draft.{' '}
            <button type="button" className={styles.discard} onClick={draft.discard}>
              Discard draft
            </button>
          </p>
        )}
        {base !== undefined && <input type="hidden" name={BASE_FIELD} value={base} />}
        <ConfirmFirst />
        <PostKey posted={posted?.values[KEY_FIELD]?.[0]} />
        <FormSummary />
        <LinkNote />
        <RestoredValues key={draft.formKey} value={restored}>
          {children}
        </RestoredValues>
      </Form>
    </div>
  );
}
