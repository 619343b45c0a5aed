import type { PlayerDetail, PlayerTotals } from '@desert/contract/history/players';
import { formatYears } from '@desert/contract/history/seasons';
import type { Card } from './card.ts';

const POSITIONS = {
  C: 'Center',
  L: 'Left wing',
  R: 'Right wing',
  D: 'Defenseman',
  G: 'Goaltender',
};

const UNKNOWN = '–';

export function buildPlayerCard(player: Omit<PlayerDetail, 'list'>): Card {
  const { first_name, last_name, positions, numbers, totals, lines } = player;
  const [position = 'C'] = positions;
  const about = [
    POSITIONS[position],
    formatYears(player),
    ...numbers.map((number) => `#${number}`),
  ];
  return {
    title: `${first_name} ${last_name}`,
    line: about.join(' · '),
    figures: position === 'G' ? listGoalieFigures(totals) : listSkaterFigures(totals),
    // A single bar has nothing to compare with.
    bars:
      lines.length > 1
        ? lines.map((line) => (line.position === 'G' ? line.wins : line.points) ?? 0)
        : [],
  };
}

function listSkaterFigures({ gp, goals, assists, points }: PlayerTotals): Card['figures'] {
  return [
    { value: formatCardCount(gp), label: gp === 1 ? 'game' : 'games' },
    { value: formatCardCount(goals), label: goals === 1 ? 'goal' : 'goals' },
    { value: formatCardCount(assists), label: assists === 1 ? 'assist' : 'assists' },
    { value: formatCardCount(points), label: points === 1 ? 'point' : 'points' },
  ];
}

function listGoalieFigures({ gp, wins, gaa, svp }: PlayerTotals): Card['figures'] {
  return [
    { value: formatCardCount(gp), label: gp === 1 ? 'game' : 'games' },
    { value: formatCardCount(wins), label: wins === 1 ? 'win' : 'wins' },
    { value: gaa?.toFixed(2) ?? UNKNOWN, label: 'GAA' },
    { value: svp?.toFixed(3).replace(/^0/, '') ?? UNKNOWN, label: 'save percentage' },
  ];
}

function formatCardCount(value: number | null): string {
  return value === null ? UNKNOWN : value.toLocaleString('en-US');
}
