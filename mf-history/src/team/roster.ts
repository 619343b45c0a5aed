import type { Goalie, RosterPlayer, Skater } from '@desert/contract/history/roster';

export type RosterSkater = RosterPlayer & Skater;
export type RosterGoalie = RosterPlayer & Goalie;

export interface Roster {
  forwards: RosterSkater[];
  defensemen: RosterSkater[];
  goalies: RosterGoalie[];
}

export function groupByPosition(players: RosterPlayer[]): Roster {
  const roster: Roster = { forwards: [], defensemen: [], goalies: [] };
  for (const player of players) {
    if (player.position === 'G') roster.goalies.push(player);
    else if (player.position === 'D') roster.defensemen.push(player);
    else roster.forwards.push(player);
  }
  return roster;
}
