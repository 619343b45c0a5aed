import type { ReactNode } from 'react';
import { Link } from '../Link.tsx';
import styles from './CardTitle.module.css';

export interface CardTitleProps {
  /** The page of what the card shows. */
  href: string;
  /** The heading's level; 2 unless told otherwise. */
  level?: 2 | 3 | 4;
  /** The heading's id, for what is described by it. */
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The heading of a card, five lines of it at most, and the way to its page: the link takes presses on
 * all of the nearest element around that is `position: relative`.
 */
export function CardTitle({ href, level = 2, id, className = '', children }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={`clamped ${styles.title} ${className}`} dir="auto">
      <Link className={styles.link} href={href}>
        {children}
      </Link>
    </Heading>
  );
}
