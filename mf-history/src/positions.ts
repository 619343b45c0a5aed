import type { PlayerSummary } from '@desert/contract/players';
import type { Position } from '@desert/contract/roster';

const NAMES: Record<Position, string> = {
  C: 'center',
  L: 'left wing',
  R: 'right wing',
  D: 'defenseman',
  G: 'goalie',
};

/** Positions in words: 'Right wing, left wing'. @param positions at least one */
export function positionNames(positions: Position[]): string {
  const names = positions.map((position) => NAMES[position]).join(', ');
  return names.slice(0, 1).toUpperCase() + names.slice(1);
}

/** Whether a player's figures are those of a goalie. */
export function isGoalie({ positions }: Pick<PlayerSummary, 'positions'>): boolean {
  return positions[0] === 'G';
}
