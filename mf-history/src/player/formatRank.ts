import { formatCount } from '../format.ts';

/** A place in a row: 1st, 2nd, 3rd, 11th. */
export function formatRank(rank: number): string {
  const teen = rank % 100 > 10 && rank % 100 < 14;
  return `${formatCount(rank)}${(!teen && ['th', 'st', 'nd', 'rd'][rank % 10]) || 'th'}`;
}
