import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from '../app/Link.tsx';
import styles from './Button.module.css';

/**
 * 'primary' is for the page's main action, 'quiet' for others, 'subtle' for an action on a record, 'danger' for a
 * destructive one, 'quietDanger' for one that asks for confirmation first, 'text' for one that few need.
 */
export type ButtonLook = 'primary' | 'quiet' | 'subtle' | 'danger' | 'quietDanger' | 'text';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  icon?: LucideIcon;
  /** Text to show while busy, when clicks are ignored; falsy if not busy. */
  waiting?: string | false | undefined;
  children: ReactNode;
}

/** A button in one of the site's looks, which can show a text while its action is pending. */
export function Button({
  look = 'primary',
  icon: Icon,
  waiting,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[look]}`}
      aria-disabled={waiting ? true : undefined}
      onClick={waiting ? undefined : onClick}
      {...rest}
    >
      {Icon && <Icon size="1.25rem" aria-hidden="true" />}
      {/* Translators replace text nodes, which React could then neither change nor remove. */}
      <span key={waiting || ''}>{waiting || children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', ...rest }: LinkProps & { look?: ButtonLook }) {
  return <Link className={`${styles.button} ${styles[look]}`} {...rest} />;
}
