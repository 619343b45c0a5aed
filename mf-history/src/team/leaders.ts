import type { RosterPlayer } from '@desert/contract/history/roster';
import type { Roster } from './roster.ts';

export interface Leader {
  statistic: string;
  players: RosterPlayer[];
  value: number;
}

/** Leaders in points, goals, assists and goalie wins, without stats that are 0 or unknown for everyone. */
export function leadersOf({ forwards, defensemen, goalies }: Roster): Leader[] {
  const skaters = [...forwards, ...defensemen];
  return [
    leader('Points', skaters, ({ points }) => points),
    leader('Goals', skaters, ({ goals }) => goals),
    leader('Assists', skaters, ({ assists }) => assists),
    leader('Wins', goalies, ({ wins }) => wins),
  ].filter((leader) => leader !== null);
}

function leader<Row extends RosterPlayer>(
  statistic: string,
  all: Row[],
  valueOf: (player: Row) => number | null,
): Leader | null {
  const value = Math.max(0, ...all.map((player) => valueOf(player) ?? 0));
  if (value === 0) return null;
  const players = all.filter((player) => valueOf(player) === value);
  return { statistic, players, value };
}
