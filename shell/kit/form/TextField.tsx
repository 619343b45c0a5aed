import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>;

/** One line of text with its label, and under it what is wrong with it. */
export function TextField({ label, name, error, hint, defaultValue, ...input }: TextFieldProps) {
  const field = { label, name, error, hint, defaultValue };
  return <Field {...field}>{(tied) => <input {...tied} {...input} />}</Field>;
}
