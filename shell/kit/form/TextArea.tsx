import { type TextareaHTMLAttributes, useContext, useId } from 'react';
import { FieldFrame, fieldProps } from './FieldFrame.tsx';
import { TypedBefore } from './typedFields.ts';
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
export function TextArea({ label, error, hint, defaultValue, ...textarea }: TextAreaProps) {
  const id = useId();
  const typed = useContext(TypedBefore)?.[textarea.name]?.[0];
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea
        className={styles.input}
        dir="auto"
        rows={5}
        defaultValue={typed ?? defaultValue}
        {...fieldProps(id, error, hint)}
        {...textarea}
      />
    </FieldFrame>
  );
}
