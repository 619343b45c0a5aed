/** A share as hockey writes it, 0 to 1: .930, and 1.000 for all. */
export function formatFraction(fraction: number): string {
  const text = fraction.toFixed(3);
  return text.startsWith('0') ? text.slice(1) : text;
}
