import { useEffect, useRef } from 'react';
import type { FormErrors } from './errorsOf.ts';
import styles from './fields.module.css';

export interface FormSummaryProps {
  errors: FormErrors;
  /** The names of the form's fields, which show their own; 'urls' for 'urls.0' and the like, too. */
  fields: readonly string[];
}

/**
 * What is wrong with a form as a whole, as a list at its top; read out when it appears, and brought into
 * view where no field has the focus for a message of its own.
 */
export function FormSummary({ errors, fields }: FormSummaryProps) {
  const general = Object.entries(errors).filter(
    ([name]) => !fields.includes(name.replace(/\.\d+$/, '')),
  );
  const list = useRef<HTMLUListElement>(null);
  const alone = general.length > 0 && general.length === Object.keys(errors).length;
  useEffect(() => {
    if (alone) list.current?.scrollIntoView({ block: 'nearest' });
  }, [alone, errors]);
  return (
    <div role="alert" className={styles.alert}>
      {general.length > 0 && (
        <ul ref={list} className={styles.summary}>
          {general.map(([name, message]) => (
            <li key={name}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
