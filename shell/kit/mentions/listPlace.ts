/** Distance in px between the text area, its list and the window's edge. */
const GAP = 8;

/** Minimum height in px of a list of many options: 3.5 of them. With less room, the list covers the text. */
const LEAST = 164;

/** Maximum height of the list in px: 5.5 options. The half option hints at more. */
const MOST = 252;

/** A vertical range in px, measured from the top of the layout viewport. */
export interface Extent {
  top: number;
  bottom: number;
}

/**
 * The place of the list: below the text area, or above if it has too little room below and more above. @param seen
 * visible part of the viewport, without the on-screen keyboard @param height of the whole list in px
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
