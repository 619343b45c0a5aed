import type { FormEvent, ReactNode } from 'react';
import styles from './RecordForm.module.css';

export interface RecordFormProps {
  heading: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A page that is a form: its heading and its fields, one under the other. */
export function RecordForm({ heading, onSubmit, children }: RecordFormProps) {
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <form className={styles.form} method="post" onSubmit={onSubmit} noValidate>
        {children}
      </form>
    </div>
  );
}
