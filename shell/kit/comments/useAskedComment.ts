import { useEffect } from 'react';

/**
 * Brings the comment that a link led to into sight, with the focus; where the visitor is then is theirs.
 * @param id of the comment; 0 for none
 * @param isThere whether it is among those that are shown
 */
export function useAskedComment(id: number, isThere: boolean): void {
  useEffect(() => {
    if (!isThere || window.location.hash !== `#comment-${id}`) return;
    const comment = document.getElementById(`comment-${id}`);
    comment?.scrollIntoView({ block: 'center' });
    comment?.focus({ preventScroll: true });
  }, [id, isThere]);
}
