import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>;

/** Lines of text with their label, and under them what is wrong with them. */
export function TextArea({ label, name, error, hint, defaultValue, ...textarea }: TextAreaProps) {
  const field = { label, name, error, hint, defaultValue };
  return <Field {...field}>{(tied) => <textarea rows={5} {...tied} {...textarea} />}</Field>;
}
