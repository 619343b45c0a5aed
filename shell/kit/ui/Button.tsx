import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link.tsx';
import styles from './Button.module.css';

/**
 * Looks of a button. 'primary': one per page; 'subtle': an action on a record; 'danger' deletes; 'quietDanger' asks
 * first.
 */
export type ButtonLook = 'primary' | 'quiet' | 'subtle' | 'danger' | 'quietDanger';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** Text while busy; `onClick` is disabled meanwhile. */
  waiting?: string | false | undefined;
  children: ReactNode;
}

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

export function ButtonLink({ look = 'primary', ...rest }: LinkProps & { look?: ButtonLook }) {
  return <Link className={`${styles.button} ${styles[look]}`} {...rest} />;
}
