import type { MouseEvent } from 'react';

/** Does something in the page where a click would have followed a link; not where a new tab was asked for. */
export function interceptClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}
