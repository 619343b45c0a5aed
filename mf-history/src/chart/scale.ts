/** Positions in the chart as SVG percentages, such as '12.50%'. */

/** Points percentage at the chart's upper edge. */
const TOP = 0.75;

export const TICKS = [0.25, 0.5, 0.75];

const toCssPercentage = (fraction: number) => `${(100 * fraction).toFixed(2)}%`;

export function createXScale(slots: number): (slot: number) => string {
  return (slot) => toCssPercentage(slot / slots);
}

export function toChartY(share: number): string {
  return toCssPercentage(1 - share / TOP);
}

export function toChartHeight(share: number): string {
  return toCssPercentage(share / TOP);
}
