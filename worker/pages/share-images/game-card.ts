import { formatOpponent } from '@desert/contract/history/game-text';
import type { GameDetail } from '@desert/contract/history/games';
import { MONTHS } from '@desert/contract/history/months';
import type { Card } from './card.ts';

const RESULTS = { W: 'win', L: 'loss', OTL: 'loss', T: 'tie' } as const;

export function buildGameCard(game: GameDetail): Card {
  const { date, team_name, opponent, home, goals_for, goals_against, overtime, result } = game;
  const [year, month, day] = date.split('-').map(Number);
  const place = game.round === null ? `${game.season} season` : `${game.season}, ${game.round}`;
  return {
    title: `${MONTHS[Number(month) - 1]} ${day}, ${year}`,
    line: `${team_name} ${formatOpponent({ home, opponent })}`,
    figures: [
      {
        value: `${goals_for}-${goals_against}`,
        label: overtime ? `${RESULTS[result]}, ${overtime}` : RESULTS[result],
      },
      ...(game.attendance === null
        ? []
        : [{ value: game.attendance.toLocaleString('en-US'), label: 'attendance' }]),
    ],
    end: place,
  };
}
