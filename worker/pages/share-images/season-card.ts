import type { TeamDetail } from '@desert/contract/history/history';
import type { Card } from './card.ts';

export function buildSeasonCard({
  year,
  team_name,
  record,
  playoffs,
  players,
}: Omit<TeamDetail, 'photos'>): Card {
  const best = players
    .flatMap((player) => (player.position === 'G' ? [] : [player]))
    .toSorted((a, b) => b.points - a.points || a.gp - b.gp)[0];
  return {
    title: year,
    line: team_name,
    figures: [
      { value: record, label: 'record' },
      ...(best
        ? [{ value: `${best.points}`, label: `points: ${best.first_name} ${best.last_name}` }]
        : []),
    ],
    end: playoffs === 'Did not qualify' ? 'No playoffs' : playoffs.replace(/ \(.*\)$/, ''),
  };
}
