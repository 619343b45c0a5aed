/** Compares games with the facts of a memory, each weighted by how rare it is and how well people remember it. */
import type { IndexedGame } from './games.ts';
import type { TextReader } from './text.ts';

/** How well a game agrees with a fact: 0 in full, then 1 and 2 nearly, or not at all. 'unknown': not in the data. */
export type Grade = 0 | 1 | 2 | 'miss' | 'unknown';

export interface Fact {
  /** Facts of a kind that a first or last game can be counted in: 'first game against Vegas'. */
  scope?: boolean;
  /** Says nothing that was remembered: only a lesser chance of other games. */
  silent?: boolean;
  grade: (game: IndexedGame) => Grade;
  /** Shares of memories that are right in full, and nearly right; the rest is wrong. */
  trust: readonly [exact: number, near?: number, far?: number];
  /** Null if it says nothing about the game. */
  reason: (game: IndexedGame, grade: Grade) => string | null;
}

export interface Ranked {
  game: IndexedGame;
  score: number;
  reasons: string[];
}

/** Games are mostly remembered by those who were there, at home. In bits. */
const HOME_BONUS = 0.6;

/** The highest weight of one fact in bits, so that one wrong fact does not outweigh all others. */
const MAX_WEIGHT = 9;

/** The best games by the likelihood ratio of each fact, in bits: only games that agree with a fact. */
export function rankGames(games: IndexedGame[], facts: Fact[], limit: number): Ranked[] {
  const graded = facts.map((fact) => {
    const grades = games.map(fact.grade);
    return { fact, grades, weights: weighGrades(fact, grades) };
  });
  const gradesOf = (at: number) => graded.map(({ grades }) => grades[at] ?? 'miss');
  return games
    .map((game, at) => ({
      game,
      at,
      score: graded.reduce(
        (sum, { grades, weights }) => sum + weights[grades[at] ?? 'miss'],
        game.home ? HOME_BONUS : 0,
      ),
    }))
    .filter(({ at }) => graded.some(({ fact, grades }) => !fact.silent && isNumber(grades[at])))
    .toSorted((a, b) => b.score - a.score || b.at - a.at)
    .slice(0, limit)
    .map(({ game, at, score }) => {
      const grades = gradesOf(at);
      const reasons = graded.flatMap(
        ({ fact }, of) => fact.reason(game, grades[of] ?? 'miss') ?? [],
      );
      return { game, score, reasons: [...new Set(reasons)] };
    });
}

const isNumber = (grade: Grade | undefined) => typeof grade === 'number';

function weighGrades({ trust }: Fact, grades: Grade[]): Record<Grade, number> {
  const counts = { 0: 0, 1: 0, 2: 0, miss: 0, unknown: 0 };
  for (const grade of grades) counts[grade] += 1;
  const gradedCount = grades.length - counts.unknown;
  const weight = (share: number, count: number) =>
    share > 0 ? Math.min(MAX_WEIGHT, Math.log2((share * gradedCount) / Math.max(count, 1))) : 0;
  const [exact, near = 0, far = 0] = trust;
  return {
    0: weight(exact, counts[0]),
    1: weight(near, counts[1]),
    2: weight(far, counts[2]),
    miss: weight(1 - exact - near - far, counts.miss),
    unknown: 0,
  };
}

/** A fact that a game has or has not. */
export function defineTrait(
  isSo: (game: IndexedGame) => boolean | null,
  reason: string | ((game: IndexedGame) => string),
  { trust = 0.9, scope = false } = {},
): Fact {
  return {
    scope,
    trust: [trust],
    grade: (game) => {
      const value = isSo(game);
      return value === null ? 'unknown' : value ? 0 : 'miss';
    },
    reason: (game, grade) =>
      grade === 0 ? (typeof reason === 'string' ? reason : reason(game)) : null,
  };
}

/** Grades a difference: 0 in full, up to `near` nearly, up to `far` still close. */
export function gradeDistance(distance: number, near: number, far = near): Grade {
  if (distance === 0) return 0;
  if (distance <= near) return 1;
  return distance <= far ? 2 : 'miss';
}

/** Words that say one thing about a game: how often that is right is the trust. */
export type Phrase = [
  pattern: RegExp,
  isSo: (game: IndexedGame) => boolean | null,
  reason: string | ((game: IndexedGame) => string),
  trust: number,
];

export function takePhrases(memory: TextReader, phrases: Phrase[], scope = false): Fact[] {
  return phrases.flatMap(([pattern, isSo, reason, trust]) =>
    memory.has(pattern) ? [defineTrait(isSo, reason, { trust, scope })] : [],
  );
}
