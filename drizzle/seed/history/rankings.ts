import { LEAST_GAMES } from '@desert/contract/figures';
import { type Figure, FIGURES } from './figures.ts';
import type { Line, Person } from './identities.ts';
import { totalsOf } from './totals.ts';

/** A ranked player. Ties share a rank, and the next one is skipped: 1, 2, 2, 4. */
export interface Ranked {
  id: number;
  rank: number;
  value: number;
  gp: number;
}

export interface Ranking {
  figure: string;
  /** Slug of an era ('phoenix-coyotes'); null for the franchise. */
  era: string | null;
  /** The best first. Ties are in the order of games, fewest first, then of ids. */
  ranked: Ranked[];
}

export function rankingsOf(persons: Person[], eras: string[]): Ranking[] {
  return [null, ...eras].flatMap((era) => {
    const careers = persons.flatMap(({ id, lines }) => {
      const own = lines.filter(({ season }) => era === null || eraOf(season.team_name) === era);
      return own.length > 0 ? [{ id, isGoalie: isGoalie(own), totals: totalsOf(own) }] : [];
    });
    return Object.entries<Figure>(FIGURES).map(([figure, { of, valueOf, average, lowest }]) => {
      const least = average ? LEAST_GAMES[of][era === null ? 'franchise' : 'era'] : 1;
      const counted = careers.flatMap(({ id, isGoalie, totals }) => {
        const value = valueOf(totals);
        const counts = isGoalie === (of === 'goalies') && totals.gp >= least;
        return counts && value !== null ? [{ id, value, gp: totals.gp }] : [];
      });
      const sign = lowest ? 1 : -1;
      const ordered = counted.toSorted(
        (a, b) => sign * (a.value - b.value) || a.gp - b.gp || a.id - b.id,
      );
      let rank = 0;
      const ranked = ordered.map(({ id, value, gp }, at): Ranked => {
        if (value !== ordered[at - 1]?.value) rank = at + 1;
        return { id, rank, value, gp };
      });
      return { figure, era, ranked };
    });
  });
}

export function eraOf(teamName: string): string {
  return teamName.toLowerCase().replaceAll(' ', '-');
}

function isGoalie(lines: Line[]): boolean {
  return lines.every(({ position }) => position === 'G');
}
