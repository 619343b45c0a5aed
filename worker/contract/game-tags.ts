/** Games as tags, and dates in text. */
import { gameLabel, gamePath } from './game-text.ts';
import { MONTHS } from './months.ts';
import { seasonYear } from './seasons.ts';
import type { TagChoice } from './tags.ts';

/** Response of `GET /api/history/tags/games/`: every game, compact, because forms load all of them. */
export interface GameChoices {
  opponents: string[];
  /** Games, newest first; `opponent` is an index into `opponents`. */
  games: [date: string, isHome: 0 | 1, opponent: number][];
}

export function toTagChoices({ opponents, games }: GameChoices): TagChoice[] {
  return games.map(([date, isHome, opponent]) => ({
    kind: 'game',
    id: date,
    label: gameLabel({ date, home: isHome === 1, opponent: opponents[opponent] ?? '' }),
    path: gamePath(date),
    about: seasonOf(date),
  }));
}

/** The season of a game. Seasons started in October at the earliest, and ended in August at the latest (2020). */
function seasonOf(date: string): string {
  const [year, month] = date.split('-').map(Number);
  return seasonYear(Number(month) < 9 ? Number(year) - 1 : Number(year));
}

const NO_COMMA = '\0';

const MONTH = MONTHS.flatMap((month) => [month, `${month.slice(0, 3)}\\.?`])
  .concat('Sept\\.?')
  .join('|');

/** Matches dates: '2012-05-07', 'May 7, 2012', 'May 7 2012', '5/7/2012'. */
const DATE = new RegExp(
  `(?<!\\d|\\d[-/])(?:(\\d{4})-(\\d{2})-(\\d{2})|(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})|(\\d{1,2})/(\\d{1,2})/(\\d{4}))(?![\\d/]|-\\d)`,
  'gi',
);

/** Finds the dates in a text, as '2012-05-07', without checking that the calendar has them. '5/7/2012' is May 7. */
export function datesIn(text: string): { date: string; at: number; length: number }[] {
  return Array.from(text.matchAll(DATE), ({ 0: found, index, ...parts }) => {
    const [year, month, day] = [
      parts[1] ?? parts[6] ?? parts[9],
      parts[2] ?? (parts[4] === undefined ? parts[7] : monthNumber(parts[4])),
      parts[3] ?? parts[5] ?? parts[8],
    ].map((part) => String(part).padStart(2, '0'));
    return { date: `${year}-${month}-${day}`, at: index, length: found.length };
  });
}

/** Replaces each date with spaces of the same length, so that its year is not parsed as a season. */
export function withoutDates(text: string): string {
  return text.replace(DATE, (date) => ' '.repeat(date.length));
}

function monthNumber(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return MONTHS.findIndex((month) => month.toLowerCase().startsWith(start)) + 1;
}

/** Splits a list of names at commas, except those in dates: 'Shane Doan, May 7, 2012' has two names. */
export function splitNames(text: string): string[] {
  return text
    .replace(DATE, (date) => date.replace(',', NO_COMMA))
    .split(',')
    .map((name) => name.replace(NO_COMMA, ',').trim());
}
