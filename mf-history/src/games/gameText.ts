import type { Game } from '@desert/contract/history/games';
import { type EraId, ERAS } from '@desert/contract/history/seasons';
import { formatCount } from '../format.ts';

const OVERTIMES = {
  OT: 'in overtime',
  '2OT': 'in double overtime',
  SO: 'in a shootout',
} as const;

const OUTCOMES = { W: 'Win', L: 'Loss', OTL: 'Loss', T: 'Tie' } as const;

export function formatOutcome({ result, overtime }: Game): string {
  return [OUTCOMES[result], overtime && OVERTIMES[overtime]].filter(Boolean).join(' ');
}

const STREAKS = { W: ['win', 'wins'], L: ['loss', 'losses'], T: ['tie', 'ties'] } as const;

/** A streak in words: '3 wins in a row', '1 loss'. @param streak such as 'W3' or 'OTL2' */
export function formatStreak(streak: string): string {
  const [, result = '', count = '1'] = /^(\D+)(\d+)$/.exec(streak) ?? [];
  if (result === 'OTL')
    return count === '1' ? '1 overtime loss' : `${count} overtime losses in a row`;
  const [singular, many] = STREAKS[result as keyof typeof STREAKS] ?? STREAKS.L;
  return count === '1' ? `1 ${singular}` : `${count} ${many} in a row`;
}

/** The number of attendees in words: '12 fans were there.' @param isOwn whether the viewer is one of them */
export function describeAttendance(count: number, isOwn = false): string {
  if (count === 0) return 'No one has said so yet.';
  if (isOwn)
    return count === 1 ? 'You were there.' : `You and ${formatFanCount(count - 1)} were there.`;
  return `${formatFanCount(count)} ${count === 1 ? 'was' : 'were'} there.`;
}

const formatFanCount = (count: number) => (count === 1 ? '1 fan' : `${count} fans`);

/**
 * How many seats of an arena are lit, in words: '212 of 17,148 seats are lit.'
 * @param crowd the game's attendance @param capacity the arena's, for a game without one
 */
export function describeLitSeats(
  count: number,
  crowd: number | null,
  capacity: number | null,
): string {
  const lit = formatCount(count);
  if (crowd !== null)
    return `${lit} of ${formatCount(crowd)} seats ${count === 1 ? 'is' : 'are'} lit.`;
  const seats = count === 1 ? '1 seat is lit.' : `${lit} seats are lit.`;
  return capacity === null
    ? seats
    : `${seats} Capacity ${formatCount(capacity)}, and the crowd isn’t known.`;
}

export function formatRecordsName(era: EraId | null): string {
  const name = ERAS.find(({ id }) => id === era)?.name;
  return name === undefined ? 'Records and streaks' : `Records and streaks, ${name}`;
}
