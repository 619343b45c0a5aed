import type { ReactNode } from 'react';
import { Link } from '../app/Link.tsx';

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
    <Heading id={id} className={`clamped shrinks ${className}`} dir="auto">
      <Link className="quiet-link stretched" href={href}>
        {children}
      </Link>
    </Heading>
  );
}
