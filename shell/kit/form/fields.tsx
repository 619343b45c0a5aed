import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  useContext,
  useId,
} from 'react';
import { RestoredValues } from '../app/fieldValues.ts';
import { FormContext } from './Form.tsx';
import styles from './fields.module.css';

export interface FieldProps {
  label: string;
  name: string;
  /** The error; by default the form's error for this name. */
  error?: string | undefined;
  /** Id of the error, if another component renders it. */
  errorId?: string | undefined;
  hint?: string | undefined;
}

interface FrameProps extends FieldProps {
  defaultValue: string | number | readonly string[] | undefined;
  /** @param tied attributes that link the element to its label, hint and error */
  children: (tied: object) => ReactNode;
}

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>;

/** A labeled text input with an optional hint and its error. */
export function TextField(props: TextFieldProps) {
  const { label, name, error, errorId, hint, defaultValue, ...input } = props;
  const field = { label, name, error, errorId, hint, defaultValue };
  return <Field {...field}>{(tied) => <input {...tied} {...input} />}</Field>;
}

export type Choice = readonly [value: string, text: string];

type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> & {
    choices: readonly Choice[];
    none: string;
  };

/** A labeled select with an empty first choice, an optional hint and its error. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, error, hint, defaultValue, choices, none, ...select } = props;
  const field = { label, name, error, hint, defaultValue: defaultValue ?? '' };
  return (
    <Field {...field}>
      {(tied) => (
        <select {...tied} {...select}>
          {[['', none] as const, ...choices].map(([value, text]) => (
            <option key={value} value={value === text ? undefined : value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface FieldGroupProps {
  legend: string;
  children: ReactNode;
}

/** Fields under a common legend, side by side where there is room. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <fieldset>
      <legend className="legend">{legend}</legend>
      <div className={`stack align-start ${styles.side}`}>{children}</div>
    </fieldset>
  );
}

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
    <div className={`stack gap-1 ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: `fill pad-2-3 inherit rounded ${styles.input}`,
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
        <p id={`${id}-error`} className="text-small semibold accent">
          {wrong}
        </p>
      )}
      <SavedVersion name={name}>{String(defaultValue ?? '')}</SavedVersion>
    </div>
  );
}

/** Shows the saved value of a field with a conflict. */
export function SavedVersion({ name, children }: { name: string; children: string }) {
  const { conflicts = [] } = useContext(FormContext);
  if (!conflicts.includes(name)) return null;
  return (
    <p className={`pad-2-3 text-small breakable sunken rounded ${styles.saved}`} dir="auto">
      <strong>Saved version:</strong> {children || '(empty)'}
    </p>
  );
}
