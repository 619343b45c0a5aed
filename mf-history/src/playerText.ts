import type { PlayerSummary } from '@desert/contract/history/players';
import type { Position } from '@desert/contract/history/roster';

const NAMES: Record<Position, string> = {
  C: 'center',
  L: 'left wing',
  R: 'right wing',
  D: 'defenseman',
  G: 'goalie',
};

export function formatPositions(positions: Position[]): string {
  const names = positions.map((position) => NAMES[position]).join(', ');
  return names.slice(0, 1).toUpperCase() + names.slice(1);
}

export function isGoalie({ positions }: Pick<PlayerSummary, 'positions'>): boolean {
  return positions[0] === 'G';
}
