import { MONTHS } from '@desert/contract/months';

/** A day written out: 'October 10, 1976'. @param date '1976-10-10' */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
}
