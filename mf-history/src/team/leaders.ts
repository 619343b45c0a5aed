import type { RosterPlayer } from '@desert/contract/history/roster';
import type { Roster } from './roster.ts';

export interface TeamLeader {
  statistic: string;
  players: RosterPlayer[];
  value: number;
}

/** Leaders in points, goals, assists and goalie wins, without stats that are 0 or unknown for everyone. */
export function listTeamLeaders({ forwards, defensemen, goalies }: Roster): TeamLeader[] {
  const skaters = [...forwards, ...defensemen];
  return [
    findTeamLeader('Points', skaters, ({ points }) => points),
    findTeamLeader('Goals', skaters, ({ goals }) => goals),
    findTeamLeader('Assists', skaters, ({ assists }) => assists),
    findTeamLeader('Wins', goalies, ({ wins }) => wins),
  ].filter((leader) => leader !== null);
}

function findTeamLeader<Row extends RosterPlayer>(
  statistic: string,
  all: Row[],
  valueOf: (player: Row) => number | null,
): TeamLeader | null {
  const value = Math.max(0, ...all.map((player) => valueOf(player) ?? 0));
  if (value === 0) return null;
  const players = all.filter((player) => valueOf(player) === value);
  return { statistic, players, value };
}
