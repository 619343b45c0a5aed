/** Positions in the chart as SVG percentages, such as '12.50%'. */

/** Points percentage at the chart's upper edge. */
const TOP = 0.75;

export const TICKS = [0.25, 0.5, 0.75];

const percent = (fraction: number) => `${(100 * fraction).toFixed(2)}%`;

export function xScale(slots: number): (slot: number) => string {
  return (slot) => percent(slot / slots);
}

export function yOf(share: number): string {
  return percent(1 - share / TOP);
}

export function heightOf(share: number): string {
  return percent(share / TOP);
}
