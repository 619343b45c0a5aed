import { MONTHS } from '@desert/contract/months';

/** @param day '05-07' */
export function dayPath(day: string): string {
  return `/history/on/${day}`;
}

/** 'May 7'. @param day '05-07' */
export function dayText(day: string): string {
  const [month, date] = day.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${date}`;
}
