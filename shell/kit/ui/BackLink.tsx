import { type MouseEvent, useRef } from 'react';
import { Link, type LinkProps } from '../app/Link.tsx';
import { useNavigate } from '../app/router.tsx';
import { getLastAddress } from '../app/scroll.ts';

/**
 * Link to a list that restores its query, unless `href` has one, and its scroll position. Calls `onAim` at most once.
 */
export function BackLink({ href, onAim, onClick, className, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const aimed = useRef(false);

  function aim() {
    if (!aimed.current) onAim?.();
    aimed.current = true;
  }

  function goBack(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    event.preventDefault();
    navigate(href.includes('?') ? href : getLastAddress(href), { returning: true });
  }

  return (
    <Link
      className={`target ${className ?? 'semibold lifted'}`}
      href={href}
      onAim={aim}
      onClick={goBack}
      {...rest}
    />
  );
}
