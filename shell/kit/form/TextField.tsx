import { type InputHTMLAttributes, useContext, useId } from 'react';
import { FieldFrame, fieldProps } from './FieldFrame.tsx';
import { TypedBefore } from './typedFields.ts';
import styles from './fields.module.css';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  /** What helps to fill it in. */
  hint?: string | undefined;
}

/** One line of text with its label, and under it what is wrong with it. */
export function TextField({ label, error, hint, defaultValue, ...input }: TextFieldProps) {
  const id = useId();
  const typed = useContext(TypedBefore)?.[input.name]?.[0];
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input
        className={styles.input}
        dir="auto"
        defaultValue={typed ?? defaultValue}
        {...fieldProps(id, error, hint)}
        {...input}
      />
    </FieldFrame>
  );
}
