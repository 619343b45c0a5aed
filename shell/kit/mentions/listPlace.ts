/** Distance in px between the text area, its list and the window's edge. */
const GAP_PX = 8;

/** Minimum height in px of a list of many options: 3.5 of them. With less room, the list covers the text. */
const MIN_HEIGHT_PX = 164;

/** Maximum height of the list in px: 5.5 options. The half option hints at more. */
const MAX_HEIGHT_PX = 252;

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
  const below = seen.bottom - area.bottom - 2 * GAP_PX;
  const above = area.top - seen.top - 2 * GAP_PX;
  const isBelow = below >= Math.min(height, MIN_HEIGHT_PX) || below >= above;
  const size = Math.min(height, MAX_HEIGHT_PX, Math.max(isBelow ? below : above, MIN_HEIGHT_PX));
  const wanted = isBelow ? area.bottom + GAP_PX : area.top - GAP_PX - size;
  const top = Math.max(seen.top + GAP_PX, Math.min(wanted, seen.bottom - GAP_PX - size));
  return { top, bottom: top + size };
}
