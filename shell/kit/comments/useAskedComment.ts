import { useEffect } from 'react';

/** Scrolls to the comment in the address, and focuses it. @param id 0 for none */
export function useAskedComment(id: number, isThere: boolean): void {
  useEffect(() => {
    if (!isThere || window.location.hash !== `#comment-${id}`) return;
    const comment = document.getElementById(`comment-${id}`);
    comment?.scrollIntoView({ block: 'center' });
    comment?.focus({ preventScroll: true });
  }, [id, isThere]);
}
