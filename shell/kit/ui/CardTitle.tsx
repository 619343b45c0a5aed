import type { ReactNode } from 'react';
import { Link } from '../app/Link.tsx';
import styles from './CardTitle.module.css';

interface CardTitleProps {
  href: string;
  level?: 2 | 3 | 4;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A card's heading. Its link covers the nearest positioned ancestor, the card. */
export function CardTitle({ href, level = 2, id, className = '', children }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={`clamped shrinks ${styles.title} ${className}`} dir="auto">
      <Link className="quiet-link stretched" href={href}>
        {children}
      </Link>
    </Heading>
  );
}
