import type { Team } from '@desert/contract/history';
import { startYear } from './seasonYear.ts';

/** How a season's games ended. */
export interface WinLossRecord {
  wins: number;
  losses: number;
  /** 0 where the league had no ties. */
  ties: number;
  /** 0 where the league did not count them apart. */
  overtimeLosses: number;
}

/** The first season without ties. */
const NO_TIES_FROM = 2005;

/**
 * Reads a record: W-L-T to 1998-99, W-L-T-OTL to 2003-04, W-L-OTL after.
 * @param year the season, '2011-12': it decides what the third figure counts
 * @param record '42-27-13'
 */
export function parseRecord(year: string, record: string): WinLossRecord {
  const [wins = 0, losses = 0, third = 0, fourth = 0] = record.split('-').map(Number);
  if (startYear(year) >= NO_TIES_FROM) return { wins, losses, ties: 0, overtimeLosses: third };
  return { wins, losses, ties: third, overtimeLosses: fourth };
}

/**
 * The share of the points a team could win in a season that it won, 0 to 1: two points for a win, one
 * for a tie or an overtime loss.
 */
export function pointsPercentage({ year, record }: Pick<Team, 'year' | 'record'>): number {
  const { wins, losses, ties, overtimeLosses } = parseRecord(year, record);
  const games = wins + losses + ties + overtimeLosses;
  return games === 0 ? 0 : (2 * wins + ties + overtimeLosses) / (2 * games);
}

/** A record in words: '42 wins, 27 losses, 13 overtime losses'. */
export function spellRecord({ wins, losses, ties, overtimeLosses }: WinLossRecord): string {
  const parts = [count(wins, 'win', 'wins'), count(losses, 'loss', 'losses')];
  if (ties > 0) parts.push(count(ties, 'tie', 'ties'));
  if (overtimeLosses > 0) parts.push(count(overtimeLosses, 'overtime loss', 'overtime losses'));
  return parts.join(', ');
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
