import type { MouseEvent } from 'react';

/** Handles plain clicks in the page; modified clicks open a new tab. */
export function interceptClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}
