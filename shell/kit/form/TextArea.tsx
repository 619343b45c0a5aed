import { type TextareaHTMLAttributes, useId } from 'react';
import { FieldFrame, fieldProps } from './FieldFrame.tsx';
import styles from './fields.module.css';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  name: string;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  /** What helps to fill it in. */
  hint?: string | undefined;
}

/** Lines of text with their label, and under them what is wrong with them. */
export function TextArea({ label, error, hint, ...textarea }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea className={styles.input} rows={5} {...fieldProps(id, error, hint)} {...textarea} />
    </FieldFrame>
  );
}
