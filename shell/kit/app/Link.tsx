import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Link as RouterLink } from 'wouter';
import { prefetch } from './host.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  onAim?: (() => void) | undefined;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A client-side link that prefetches its target on hover, focus or touch. A download is left to the browser. */
export function Link({ href, onAim, children, ...rest }: LinkProps) {
  function aim() {
    onAim?.();
    prefetch(href);
  }
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
