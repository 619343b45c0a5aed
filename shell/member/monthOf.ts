import { MONTHS } from '@desert/contract/months';

export function monthOf(iso: string): string {
  const [year, month] = iso.split('-');
  return `${MONTHS[Number(month) - 1]} ${year}`;
}
