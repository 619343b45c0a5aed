import { MONTHS } from '@desert/contract/months';

/** The address of a day's page. @param day month and day, such as '05-07' */
export function dayPath(day: string): string {
  return `/history/on/${day}`;
}

/** A day of the year, such as 'May 7'. @param day month and day, such as '05-07' */
export function dayText(day: string): string {
  const [month, date] = day.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${date}`;
}
