/** The first moment of a month, in ms since 1970. @param month as `countMonths` returns it */
export function startOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12);
}
