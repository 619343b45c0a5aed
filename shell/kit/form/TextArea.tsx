import type { TextareaHTMLAttributes } from 'react';
import { MentionArea } from '../mentions/MentionArea.tsx';
import { Field, type FieldProps } from './fields.tsx';

type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> & {
    mentions?: boolean;
  };

/** A labeled text area with an optional hint, its error and, if asked for, suggestions after '@'. */
export function TextArea(props: TextAreaProps) {
  const { label, name, error, hint, defaultValue, mentions = false, ...textarea } = props;
  const field = { label, name, error, hint, defaultValue };
  const Area = mentions ? MentionArea : 'textarea';
  return <Field {...field}>{(tied) => <Area rows={5} {...tied} {...textarea} />}</Field>;
}
