import type { MouseEvent } from 'react';

/** Click handler that calls `act` in place of following the link, except for clicks with Ctrl, Cmd or Shift. */
export function interceptClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}
