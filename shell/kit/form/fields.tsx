import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  useContext,
  useId,
} from 'react';
import { RestoredValues } from './fieldValues.ts';
import { FormContext } from './Form.tsx';
import styles from './fields.module.css';

/** What every field of a form takes, beside the attributes of its element. */
export interface FieldProps {
  label: string;
  name: string;
  /** What is wrong with it; without this, what its form says of its name. */
  error?: string | undefined;
  /** The ID of the error message, if another component renders it. */
  errorId?: string | undefined;
  /** What helps to fill it in. */
  hint?: string | undefined;
}

interface FrameProps extends FieldProps {
  defaultValue: string | number | readonly string[] | undefined;
  /** @param tied what ties the element to its label and its texts, and what it begins with */
  children: (tied: object) => ReactNode;
}

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>;

/** One line of text with its label, and under it what is wrong with it. */
export function TextField(props: TextFieldProps) {
  const { label, name, error, errorId, hint, defaultValue, ...input } = props;
  const field = { label, name, error, errorId, hint, defaultValue };
  return <Field {...field}>{(tied) => <input {...tied} {...input} />}</Field>;
}

/** What can be chosen, and what it says there. */
export type Choice = readonly [value: string, text: string];

export type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> & {
    choices: readonly Choice[];
    /** What is said where nothing is chosen. */
    none: string;
  };

/** One of several, or none, with their label, and under it what is wrong with it. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, error, hint, defaultValue, choices, none, ...select } = props;
  const field = { label, name, error, hint, defaultValue: defaultValue ?? '' };
  return (
    <Field {...field}>
      {(tied) => (
        <select {...tied} {...select}>
          {[['', none] as const, ...choices].map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export interface FieldGroupProps {
  legend: string;
  children: ReactNode;
}

/** Short fields that belong together, side by side where there is room. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.side}>{children}</div>
    </fieldset>
  );
}

/** A field with its label, what helps to fill it in, and what is wrong with it. */
export function Field(props: FrameProps) {
  const { label, name, error, errorId, hint, defaultValue, children } = props;
  const id = useId();
  const { errors } = useContext(FormContext);
  const restored = useContext(RestoredValues)?.[name]?.[0];
  const wrong = error ?? errors[name];
  const described = [hint && `${id}-hint`, wrong && (errorId ?? `${id}-error`)]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: styles.input,
        dir: 'auto',
        defaultValue: restored ?? defaultValue,
        'aria-invalid': wrong ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="caption">
          {hint}
        </p>
      )}
      {wrong && !errorId && (
        <p id={`${id}-error`} className={styles.error}>
          {wrong}
        </p>
      )}
      <SavedVersion name={name}>{String(defaultValue ?? '')}</SavedVersion>
    </div>
  );
}

/** What is saved of a field that another tab changed meanwhile. */
export function SavedVersion({ name, children }: { name: string; children: string }) {
  const { conflicts = [] } = useContext(FormContext);
  if (!conflicts.includes(name)) return null;
  return (
    <p className={styles.saved} dir="auto">
      <strong>Saved version:</strong> {children || '(empty)'}
    </p>
  );
}
