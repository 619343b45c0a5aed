import { type ReactNode, useContext, useId } from 'react';
import { FormContext } from './FormContext.ts';
import { TypedBefore } from './typedFields.ts';
import styles from './fields.module.css';

/** What every field of a form takes, beside the attributes of its element. */
export interface FieldProps {
  label: string;
  name: string;
  /** What is wrong with it; without this, what its form says of its name. */
  error?: string | undefined;
  /** What helps to fill it in. */
  hint?: string | undefined;
}

interface FrameProps extends FieldProps {
  defaultValue: string | number | readonly string[] | undefined;
  /** @param tied what ties the element to its label and its texts, and what it begins with */
  children: (tied: object) => ReactNode;
}

/** A field with its label, what helps to fill it in, and what is wrong with it. */
export function Field({ label, name, error, hint, defaultValue, children }: FrameProps) {
  const id = useId();
  const { errors } = useContext(FormContext);
  const typed = useContext(TypedBefore)?.[name]?.[0];
  const wrong = error ?? errors[name];
  const described = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: styles.input,
        dir: 'auto',
        defaultValue: typed ?? defaultValue,
        'aria-invalid': wrong ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="caption">
          {hint}
        </p>
      )}
      {wrong && (
        <p id={`${id}-error`} className={styles.error}>
          {wrong}
        </p>
      )}
    </div>
  );
}
