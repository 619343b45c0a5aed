import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { prefetch } from './host.ts';
import { openPage } from './router.tsx';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  onAim?: (() => void) | undefined;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A client-side link that prefetches its target on hover, focus or touch. A download is left to the browser. The
 * router's own link subscribes to the address, and took 6 to 9 % of a section's render.
 */
export function Link({ href, onAim, onClick, children, ...rest }: LinkProps) {
  function aim() {
    onAim?.();
    prefetch(href);
  }
  function open(event: MouseEvent<HTMLAnchorElement>) {
    const { ctrlKey, metaKey, altKey, shiftKey, button } = event;
    // The browser opens these clicks in another tab or window.
    if (ctrlKey || metaKey || altKey || shiftKey || button !== 0) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    openPage(href);
  }
  if (rest.download !== undefined)
    return (
      <a onClick={onClick} {...rest} href={href}>
        {children}
      </a>
    );
  return (
    <a onPointerEnter={aim} onTouchStart={aim} onFocus={aim} {...rest} onClick={open} href={href}>
      {children}
    </a>
  );
}
