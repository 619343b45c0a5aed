import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Link as RouterLink } from 'wouter';
import { prefetch } from './host.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site. */
  href: string;
  /** Called as soon as a visitor aims at it, before its target is fetched. */
  onAim?: (() => void) | undefined;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link inside the site: followed in the page, its target fetched as soon as a visitor aims at it. */
export function Link({ href, onAim, children, ...rest }: LinkProps) {
  function aim() {
    onAim?.();
    prefetch(href);
  }
  // A file is no page: the router and the prefetch leave it to the browser.
  if (rest.download !== undefined)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <RouterLink href={href} onPointerEnter={aim} onTouchStart={aim} onFocus={aim} {...rest}>
      {children}
    </RouterLink>
  );
}
