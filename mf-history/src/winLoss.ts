import type { Team } from '@desert/contract/history/history';
import { startYear } from './seasonYear.ts';

export interface WinLossRecord {
  wins: number;
  losses: number;
  /** Number of ties; 0 from 2005-06 on, when shootouts replaced them. */
  ties: number;
  /** Number of overtime losses; 0 before 1999-2000, when the league began to count them. */
  overtimeLosses: number;
}

const NO_TIES_FROM = 2005;

/**
 * Parses a record: W-L-T until 1998-99, W-L-T-OTL until 2003-04, W-L-OTL since. @param year season, such as '2011-12'
 */
export function parseRecord(year: string, record: string): WinLossRecord {
  const [wins = 0, losses = 0, third = 0, fourth = 0] = record.split('-').map(Number);
  if (startYear(year) >= NO_TIES_FROM) return { wins, losses, ties: 0, overtimeLosses: third };
  return { wins, losses, ties: third, overtimeLosses: fourth };
}

/** Points percentage, from 0 to 1: two points for a win, one for a tie or an overtime loss. 0 without games. */
export function computePointsPercentage({ year, record }: Pick<Team, 'year' | 'record'>): number {
  const { wins, losses, ties, overtimeLosses } = parseRecord(year, record);
  const games = wins + losses + ties + overtimeLosses;
  return games === 0 ? 0 : (2 * wins + ties + overtimeLosses) / (2 * games);
}

export function spellRecord({ wins, losses, ties, overtimeLosses }: WinLossRecord): string {
  const parts = [
    formatResultCount(wins, 'win', 'wins'),
    formatResultCount(losses, 'loss', 'losses'),
  ];
  if (ties > 0) parts.push(formatResultCount(ties, 'tie', 'ties'));
  if (overtimeLosses > 0)
    parts.push(formatResultCount(overtimeLosses, 'overtime loss', 'overtime losses'));
  return parts.join(', ');
}

function formatResultCount(number: number, value: string, many: string): string {
  return `${number} ${number === 1 ? value : many}`;
}

const MISSED = 'Did not qualify';

export function hasReachedPlayoffs(playoffs: string): boolean {
  return playoffs !== MISSED;
}

/**
 * The round in which the playoffs ended: 'Lost in the Conference Finals, 4-1 to Los Angeles' gives 'Conference Finals'.
 * Null if the team did not qualify; any other text is returned unchanged.
 */
export function parseLastRound(playoffs: string): string | null {
  if (!hasReachedPlayoffs(playoffs)) return null;
  return /^Lost in the ([^,(]+)/.exec(playoffs)?.[1]?.trim() ?? playoffs;
}
