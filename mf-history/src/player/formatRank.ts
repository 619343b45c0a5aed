import { formatCount } from '../format.ts';

export function formatRank(rank: number): string {
  const teen = rank % 100 > 10 && rank % 100 < 14;
  return `${formatCount(rank)}${(!teen && ['th', 'st', 'nd', 'rd'][rank % 10]) || 'th'}`;
}
