/** The chart's scales: where seasons and shares are in the drawing, as SVG lengths: '12.50%'. */

/** The share of the points at the drawing's upper edge. */
const TOP = 0.75;

/** The shares that the axis names. */
export const TICKS = [0.25, 0.5, 0.75];

const percent = (fraction: number) => `${(100 * fraction).toFixed(2)}%`;

/** How far right a slot begins, in a drawing of so many slots. */
export function xScale(slots: number): (slot: number) => string {
  return (slot) => percent(slot / slots);
}

/** How far down a share of the points ends, 0 to 1, in a drawing that grows up from its lower edge. */
export function yOf(share: number): string {
  return percent(1 - share / TOP);
}

/** How high a share of the points is, 0 to 1. */
export function heightOf(share: number): string {
  return percent(share / TOP);
}
