/** Spellings of a season: '2011-12', '2011', '11-12', '2011-2012', with any dash or slash. */
import { FIRST_START, SEASONS, toSeason, formatSeasonYear } from '@desert/contract/history/seasons';
import { findMonths } from '@desert/contract/text/dates';

export interface NamedSeason {
  season: string;
  at: number;
}

const PLAYED = new Set(SEASONS);

/** Matches one or two years of two or four digits, outside words, amounts ($2011, #11) and dates (2011-12-05). */
const YEARS =
  /(?<![\p{L}\p{N}$#]|\d[-–—/])(\d{4}|\d{2})(?:\s?[-–—/]\s?(\d{4}|\d{2}))?(?![\p{L}\p{N}]|[-–—/]\d)/gu;

/**
 * The played seasons that a text names, in the text's order, with repetitions. A lone year needs a word that says which:
 * '2011 season' and '2012 playoffs' are 2011-12, and so is 'May 2012'.
 */
export function findSeasons(text: string): NamedSeason[] {
  const months = findMonths(text).map(({ month, at }) => ({ season: toSeason(`${month}-01`), at }));
  const years = Array.from(text.matchAll(YEARS)).flatMap(
    ({ 0: written, 1: first = '', 2: second, index }) => {
      const end = index + written.length;
      const around = `${text.slice(Math.max(0, index - 12), index)}|${text.slice(end, end + 30)}`;
      const season =
        second === undefined && PLAYOFFS.test(around)
          ? toSeason(`${first}-05-01`)
          : findSeasonByYears(first, second);
      const isSaid = second !== undefined || PLAYOFFS.test(around) || SEASON.test(around);
      return isSaid && season !== undefined ? [{ season, at: index }] : [];
    },
  );
  return [...months, ...years]
    .filter(({ season }) => PLAYED.has(season))
    .toSorted((a, b) => a.at - b.at);
}

/** Match the words around a year: 'season of |', '| season', '| regular season'. */
const SEASON = /season(?: of| in)? \||\| (?:[a-z]+ )?season/i;
const PLAYOFFS = /playoffs?(?: of| in)? \||\| (?:[a-z]+ )?playoff/i;

/** The season that is spelled by the whole text; undefined if there is none or it was not played. */
export function parseSeason(text: string): string | undefined {
  const typed = text.trim();
  const [match, more] = Array.from(typed.matchAll(YEARS));
  if (!match || more || match[0] !== typed) return undefined;
  return findSeasonByYears(match[1] ?? '', match[2]);
}

/** Whether a text is a prefix of a season's spelling. @param typed such as '11-1' or '2011/' */
export function isSeasonPrefix(season: string, typed: string): boolean {
  const begin = typed.replace(/\s/g, '').replace(/[–—/]/g, '-');
  const start = Number(season.slice(0, 4));
  return [season, season.slice(2), `${start}-${start + 1}`].some((form) => form.startsWith(begin));
}

function findSeasonByYears(first: string, second: string | undefined): string | undefined {
  // Two digits alone are too ambiguous.
  if (second === undefined && first.length < 4) return undefined;
  const start = first.length === 4 ? Number(first) : toStartYear(Number(first));
  const season = formatSeasonYear(start);
  const isNext = [undefined, season.slice(5), `${start + 1}`].includes(second);
  return isNext && PLAYED.has(season) ? season : undefined;
}

function toStartYear(year: number): number {
  const first = FIRST_START % 100;
  return year >= first ? 1900 + year : 2000 + year;
}
