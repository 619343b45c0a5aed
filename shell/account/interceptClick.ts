import type { MouseEvent } from 'react';

/** Acts in the page on a plain click; modified clicks open a new tab. */
export function interceptClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}
