import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Link as RouterLink } from 'wouter';
import { prefetch } from './host.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  onAim?: (() => void) | undefined;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A client-side link; its target is prefetched as soon as a visitor aims at it (hover, focus or touch). */
export function Link({ href, onAim, children, ...rest }: LinkProps) {
  function aim() {
    onAim?.();
    prefetch(href);
  }
  // Downloads are left to the browser.
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
