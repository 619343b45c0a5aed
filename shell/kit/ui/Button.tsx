import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link.tsx';
import styles from './Button.module.css';

/**
 * 'primary' is the page's main action, one at a time; 'subtle' is an action that every record has; 'danger' deletes
 * at once; 'quietDanger' asks before it deletes.
 */
export type ButtonLook = 'primary' | 'quiet' | 'subtle' | 'danger' | 'quietDanger';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** What the button says while it waits, and that it is of no use until then: its `onClick` is not called. */
  waiting?: string | false | undefined;
  children: ReactNode;
}

/** A button; `type="button"` unless told otherwise. */
export function Button({ look = 'primary', waiting, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[look]}`}
      aria-disabled={waiting ? true : undefined}
      onClick={waiting ? undefined : onClick}
      {...rest}
    >
      {waiting || children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', ...rest }: LinkProps & { look?: ButtonLook }) {
  return <Link className={`${styles.button} ${styles[look]}`} {...rest} />;
}
