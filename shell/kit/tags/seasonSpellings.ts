/** Spellings of a season: '2011-12', '2011', '11-12', '2011-2012', with any dash or slash. */
import { FIRST_START, SEASONS, seasonYear } from '@desert/contract/seasons';

export interface NamedSeason {
  season: string;
  at: number;
}

const PLAYED = new Set(SEASONS);

/** Matches one or two years of two or four digits, outside words, amounts ($2011, #11) and dates (2011-12-05). */
const YEARS =
  /(?<![\p{L}\p{N}$#]|\d[-–—/])(\d{4}|\d{2})(?:\s?[-–—/]\s?(\d{4}|\d{2}))?(?![\p{L}\p{N}]|[-–—/]\d)/gu;

/** The played seasons that a text names, in the text's order, with repetitions. */
export function seasonsIn(text: string): NamedSeason[] {
  return Array.from(text.matchAll(YEARS)).flatMap(({ 1: first = '', 2: second, index }) => {
    const season = seasonOfYears(first, second);
    return season === undefined ? [] : [{ season, at: index }];
  });
}

/** The season that is spelled by the whole text; undefined if there is none or it was not played. */
export function seasonOf(text: string): string | undefined {
  const typed = text.trim();
  const [found, more] = Array.from(typed.matchAll(YEARS));
  if (!found || more || found[0] !== typed) return undefined;
  return seasonOfYears(found[1] ?? '', found[2]);
}

/** Whether a text is a prefix of a season's spelling. @param typed such as '11-1' or '2011/' */
export function seasonBegins(season: string, typed: string): boolean {
  const begin = typed.replace(/\s/g, '').replace(/[–—/]/g, '-');
  const start = Number(season.slice(0, 4));
  return [season, season.slice(2), `${start}-${start + 1}`].some((form) => form.startsWith(begin));
}

function seasonOfYears(first: string, second: string | undefined): string | undefined {
  // Two digits alone are too ambiguous.
  if (second === undefined && first.length < 4) return undefined;
  const start = first.length === 4 ? Number(first) : startOf(Number(first));
  const season = seasonYear(start);
  const isNext = [undefined, season.slice(5), `${start + 1}`].includes(second);
  return isNext && PLAYED.has(season) ? season : undefined;
}

function startOf(year: number): number {
  const first = FIRST_START % 100;
  return year >= first ? 1900 + year : 2000 + year;
}
