import type { Goalie, Player, Skater } from '@desert/contract/history';

export interface Roster {
  forwards: Skater[];
  defensemen: Skater[];
  goalies: Goalie[];
}

/** Groups players by position: C, R and L are forwards, D defensemen, G goalies. */
export function groupByPosition(players: Player[]): Roster {
  const roster: Roster = { forwards: [], defensemen: [], goalies: [] };
  for (const player of players) {
    if (player.position === 'G') roster.goalies.push(player);
    else if (player.position === 'D') roster.defensemen.push(player);
    else roster.forwards.push(player);
  }
  return roster;
}
