/** Computes the rows of `history_documents` except those of games: see `games/seed.ts`. */
import { seasonsLike } from './alike.ts';
import { coaches } from './coaches.ts';
import { nameOf, type Line, type Person } from './identities.ts';
import { factsOf } from './player-facts.ts';
import type { Ranking } from './rankings.ts';
import type { SourceSeason } from './seasons.ts';
import { totalsOf } from './totals.ts';

export interface HistoryDocument {
  name: string;
  body: unknown;
}

/** A player. Positions ('RL') and numbers are sorted by games. Years: first and last of each period, [1995, 2003]. */
export type PlayerRow = [
  id: number,
  slug: string,
  first_name: string,
  last_name: string,
  positions: string,
  numbers: number[],
  years: number[],
  gp: number,
  goals: number | null,
  assists: number | null,
  points: number | null,
  wins: number | null,
];

export type LeaderRow = [id: number, rank: number, value: number, gp: number];

const LEADERS_MAX = 100;

export function documentsOf(
  seasons: SourceSeason[],
  persons: Person[],
  rankings: Ranking[],
  slugOf: (id: number) => string,
): HistoryDocument[] {
  const rows = persons.map((person) => playerRow(person, slugOf(person.id))).toSorted(byName);
  return [
    { name: 'players', body: rows },
    ...seasons.map(({ year, startYear }) => ({
      name: `roster:${year}`,
      body: rows.filter((row) => playedIn(row, startYear)),
    })),
    ...rankings.map(({ figure, era, ranked }) => ({
      name: `leaders:${figure}:${era ?? 'franchise'}`,
      body: ranked
        .slice(0, LEADERS_MAX)
        .map(({ id, rank, value, gp }): LeaderRow => [id, rank, rounded(value), gp]),
    })),
    ...persons.map(({ id }) => ({ name: `facts:${id}`, body: factsOf(id) })),
    { name: 'coaches', body: coaches(seasons) },
    ...seasons.map((season) => ({
      name: `alike:${season.year}`,
      body: seasonsLike(season, seasons),
    })),
  ];
}

function playedIn([, , , , , , years]: PlayerRow, start: number): boolean {
  return years.some((first, at) => at % 2 === 0 && first <= start && start <= (years[at + 1] ?? 0));
}

function playerRow(person: Person, slug: string): PlayerRow {
  const { lines } = person;
  const { first_name, last_name } = nameOf(person);
  const { gp, goals, assists, points, wins } = totalsOf(lines);
  return [
    person.id,
    slug,
    first_name,
    last_name,
    mostPlayed(lines, ({ position }) => position).join(''),
    mostPlayed(lines, ({ number }) => number ?? null),
    rangesOf(lines.map(({ season }) => season.startYear)),
    gp,
    goals,
    assists,
    points,
    wins,
  ];
}

function mostPlayed<T>(lines: Line[], valueOf: (line: Line) => T | null): T[] {
  const games = new Map<T, number>();
  for (const line of lines) {
    const value = valueOf(line);
    if (value !== null) games.set(value, (games.get(value) ?? 0) + line.gp);
  }
  return [...games].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
}

function rangesOf(years: number[]): number[] {
  const ranges: number[] = [];
  for (const year of years) {
    if (ranges.at(-1) === year - 1) ranges[ranges.length - 1] = year;
    else ranges.push(year, year);
  }
  return ranges;
}

function byName(a: PlayerRow, b: PlayerRow): number {
  const [, slugA, firstA, lastA] = a;
  const [, slugB, firstB, lastB] = b;
  const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  return (
    compare(folded(lastA), folded(lastB)) ||
    compare(folded(firstA), folded(firstB)) ||
    compare(slugA, slugB)
  );
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function rounded(value: number): number {
  return Number(value.toFixed(6));
}
