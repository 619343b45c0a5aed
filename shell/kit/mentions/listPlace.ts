/** Between a text area and its list, for the ring of the focus, and between the list and the edge of the window, in px. */
const GAP = 8;

/** Three options and a half, in px: a list has room for these at least, if need be over the text. */
const LEAST = 164;

/** Five and a half: the half says that there are more. */
const MOST = 252;

/** Where something is, from top to bottom, in px from the top of the page's window. */
export interface Extent {
  top: number;
  bottom: number;
}

/**
 * Where a list has room: below its text area, or above that, where there is more than the little below. It ends where
 * what is seen of the window does, with an on-screen keyboard below for one.
 * @param area where the text area is
 * @param seen what is seen of the window
 * @param height of the whole list, in px
 */
export function listPlace(area: Extent, seen: Extent, height: number): Extent {
  const below = seen.bottom - area.bottom - 2 * GAP;
  const above = area.top - seen.top - 2 * GAP;
  const isBelow = below >= Math.min(height, LEAST) || below >= above;
  const size = Math.min(height, MOST, Math.max(isBelow ? below : above, LEAST));
  const wanted = isBelow ? area.bottom + GAP : area.top - GAP - size;
  const top = Math.max(seen.top + GAP, Math.min(wanted, seen.bottom - GAP - size));
  return { top, bottom: top + size };
}
