import {
  FIGURE_NAMES,
  type Figure,
  FIGURES,
  type FigureFacts,
  LEAST_GAMES,
} from '@desert/contract/history/figures';
import type { PlayerTotals } from '@desert/contract/history/players';
import { type EraId, ERAS, getTeamName } from '@desert/contract/history/seasons';
import type { Line, Person } from './identities.ts';
import { sumLines } from './totals.ts';

/** A ranked player. Ties share a rank, and the next one is skipped: 1, 2, 2, 4. */
interface Ranked {
  id: number;
  rank: number;
  value: number;
  gp: number;
}

export interface Ranking {
  figure: Figure;
  /** Null for the franchise. */
  era: EraId | null;
  least_games: number | null;
  /** The best first. Ties are in the order of games, fewest first, then of ids. */
  ranked: Ranked[];
}

const GAMES: Partial<Record<Figure, 'gp'>> = { games: 'gp', goalie_games: 'gp' };

export function rankPersons(persons: Person[]): Ranking[] {
  return [null, ...ERAS].flatMap((era) => {
    const careers = persons.flatMap(({ id, lines }) => {
      const ownLines = lines.filter(
        ({ season }) => era === null || getTeamName(season.year) === era.name,
      );
      return ownLines.length > 0
        ? [{ id, isGoalie: isGoalie(ownLines), totals: sumLines(ownLines) }]
        : [];
    });
    return FIGURE_NAMES.map((figure): Ranking => {
      const { of, average, lowest }: FigureFacts = FIGURES[figure];
      const least_games = average ? LEAST_GAMES[of][era === null ? 'franchise' : 'era'] : null;
      const counted = careers.flatMap(({ id, isGoalie: inGoal, totals }) => {
        const value = totals[GAMES[figure] ?? (figure as keyof PlayerTotals)];
        const counts = inGoal === (of === 'goalies') && totals.gp >= (least_games ?? 1);
        return counts && value !== null ? [{ id, value, gp: totals.gp }] : [];
      });
      const sign = lowest ? 1 : -1;
      const ordered = counted.toSorted(
        (a, b) => sign * (a.value - b.value) || a.gp - b.gp || a.id - b.id,
      );
      let rank = 0;
      const ranked = ordered.map((entry, at) => {
        if (entry.value !== ordered[at - 1]?.value) rank = at + 1;
        return Object.assign(entry, { rank });
      });
      return { figure, era: era?.id ?? null, least_games, ranked };
    });
  });
}

function isGoalie(lines: Line[]): boolean {
  return lines.every(({ position }) => position === 'G');
}
