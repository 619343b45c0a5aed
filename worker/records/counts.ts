/** The calendar month in UTC by which triggers count likes, as the number year × 12 + month (0 to 11). */
export function monthOf(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

export function startOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12);
}
