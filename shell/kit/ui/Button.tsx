import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link.tsx';
import styles from './Button.module.css';

/**
 * 'primary' is what the page is for, one of it at a time; 'subtle' is what goes with any record; 'danger' deletes
 * something at once, and 'quietDanger' asks before it does.
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
