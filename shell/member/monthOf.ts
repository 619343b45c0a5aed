import { MONTHS } from '@desert/contract/months';

/** The month of a day: 'November 2026'. @param iso ISO 8601, in UTC */
export function monthOf(iso: string): string {
  const [year, month] = iso.split('-');
  return `${MONTHS[Number(month) - 1]} ${year}`;
}
