import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  children: ReactNode;
}

/** A link inside the site: followed in the page, without a full load. */
export function Link({ href, children, ...rest }: LinkProps) {
  return (
    <RouterLink href={href} {...rest}>
      {children}
    </RouterLink>
  );
}
