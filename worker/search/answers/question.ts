/** Brings a question into a plain form with tags, so that a few patterns recognize it, and nothing else. */
import type { Coach } from '@desert/contract/history/coaches';
import { MONTHS } from '@desert/contract/history/months';
import type { IndexedPlayer } from '@desert/contract/history/players';
import { formatFullName } from '@desert/contract/history/roster';
import { SEASONS, formatSeasonYear } from '@desert/contract/history/seasons';
import { findDates, maskDates } from '@desert/contract/text/dates';
import type { FoundName, Names } from '../../history/find/names.ts';
import { TextReader, toPlainText } from '../../history/find/text.ts';
import { parseFullYear } from '../../history/find/years.ts';

export interface Question {
  asked: string;
  /** Words and tags: 'how many #goals @p @y'. */
  text: string;
  players: IndexedPlayer[][];
  /** Names of the time of one opponent or several. */
  opponents: Set<string>[];
  arenas: Set<string>[];
  coaches: Coach[];
  /** Names of our own team. */
  own: string[];
  season?: string;
  date?: string;
}

/** Words that do not change what is asked. */
const FILLERS =
  /(?<!@)\b(?:the|a|an|did|do|does|has|have|having|had|is|was|were|are|be|been|his|their|our|us|we|they|he|they|of|in|for|with|on|at|by|as|franchise|history|career|regular|nhl|me|tell|please|what|whats|which|ever|to|from|during|total|totals?|up|finish|finished|finish(?:es)?|make|made|makes|get|got|gets|gotten|recorded|tally|tallied|notched?|posted?|put|collected|rack(?:ed)?|scores?|scored|scoring|team|club|players?|person|there|hockey|so|and)\b/g;

const STATS: [name: string, pattern: string][] = [
  ['pims', 'penalty minutes?|penalties (?:in )?minutes|minutes (?:in )?penalties|pims?'],
  ['gaa', 'goals?[- ]against averages?|gaa'],
  ['svp', 'save percentages?|save pct|sv%?'],
  ['plus_minus', 'plus[ /-]*minus|\\+/-'],
  ['wins', 'games (?:won|win)|wins|won games'],
  ['losses', 'games (?:lost|lose)|losses'],
  ['goals_against', 'goals (?:against(?! @)|allowed|given up|conceded)'],
  ['goals', 'goals?'],
  ['assists', 'assists?'],
  ['points', 'points?|pts'],
  ['shutouts', 'shut-?outs?'],
  ['gp', 'games (?:played|play)|games?(?= @p)|(?<=most )games|gp'],
  ['seasons', 'seasons(?= @p)'],
];

const MONTH = new RegExp(`\\b(?:${MONTHS.join('|')}|sept?|oct|nov|dec|jan|feb|mar|apr)\\b`, 'i');

/** @returns undefined if it asks for a month, or for several seasons or dates: no pattern answers that */
export function readQuestion(
  typed: string,
  names: Names,
  players: IndexedPlayer[],
  coaches: Coach[],
): Question | undefined {
  const plain = toPlainText(typed.trim()).replace(/[?!."“”]+/g, (signs) =>
    signs === '.' ? '.' : ' ',
  );
  const dates = findDates(plain);
  const memory = new TextReader(maskDates(plain).trim());
  if (dates.length > 0) memory.text += ' @d';
  const seasons = takeSeasonWords(memory);
  if (!seasons || seasons.length > 1 || dates.length > 1 || MONTH.test(memory.text))
    return undefined;
  const lastNames = new Set(players.map(({ last_name }) => last_name));
  const named: Coach[] = [];
  for (const coach of coaches) {
    const last = coach.name.split(' ').at(-1) ?? '';
    const alone = lastNames.has(last) ? '' : `|${last}`;
    const full = players.some((player) => formatFullName(player) === coach.name)
      ? ''
      : `${coach.name}|`;
    const pattern = `\\b(?:${full}(?:under|coach) (?:${coach.name}|${last})${alone})\\b`;
    memory.take(new RegExp(pattern, 'gi'), () => named.push(coach));
  }
  return tagQuestion(memory.text, names, {
    asked: typed,
    coaches: named,
    ...(seasons[0] !== undefined && { season: seasons[0] }),
    ...(dates[0] && { date: dates[0].date }),
  });
}

function tagQuestion(
  text: string,
  names: Names,
  facts: Pick<Question, 'asked' | 'coaches' | 'season' | 'date'>,
): Question {
  const named = names.findAll(text);
  let tagged = '';
  let end = 0;
  for (const name of named) {
    const before = text.slice(end, name.at);
    const isThere = toQuestionPlaceholder(name) === '@o' && /\b(?:in|at) (?:the )?$/i.test(before);
    tagged += `${before}${toQuestionPlaceholder(name)}${isThere ? ' road' : ''}`;
    end = name.at + name.length;
  }
  tagged = (tagged + text.slice(end))
    .toLowerCase()
    .replace(/'s\b|'(?= |$)/g, '')
    .replace(/[,;:()]/g, ' ');
  tagged = tagged
    .replace(/\b(?:vs\.?|versus)(?= |$)/g, 'against')
    .replace(FILLERS, ' ')
    .replace(/@us\b/g, ' ')
    .replace(/~/g, ' @c ')
    .replace(/\./g, ' ')
    .replace(/ +/g, ' ')
    .replace(/@y seasons?|seasons? @y/g, '@y')
    .trim();
  for (const [name, pattern] of STATS)
    tagged = tagged.replace(new RegExp(`(?<![#@\\w])(?:${pattern})(?!\\w)`, 'g'), `#${name}`);
  const of = <T>(value: (name: FoundName) => T | undefined) =>
    named.flatMap((name) => value(name) ?? []);
  return {
    text: tagged,
    players: named.flatMap(({ players }) => (players ? [players] : [])),
    opponents: of(({ opponents, own }) => (own === undefined ? opponents : undefined)),
    arenas: of(({ arenas }) => arenas),
    own: of(({ own }) => own),
    ...facts,
  };
}

function toQuestionPlaceholder({ players, own, opponents }: FoundName): string {
  if (players) return '@p';
  return own === undefined ? (opponents ? '@o' : '@a') : '@us';
}

/** '2009' is the season 2009-10, but the playoffs of 2010 are those of 2009-10. @returns undefined if it wasn't played */
function takeSeasonWords(memory: TextReader): string[] | undefined {
  const seasons: string[] = [];
  memory.take(
    /(?<![\d-])'?((?:19|20)?\d\d)[-/]'?((?:19|20)?\d\d)(?![\d-])/g,
    ([, first = '', second = '']) => {
      const start = parseFullYear(first);
      return (
        (start + 1) % 100 === Number(second.slice(-2)) && seasons.push(formatSeasonYear(start))
      );
    },
  );
  memory.text = memory.text.replace(/~/g, ' @y ');
  memory.take(
    /\b((?:19|20)\d\d) (?=play-?offs?|post-?season)|(?<=(?:play-?offs?|post-?season) (?:in |of )?)((?:19|20)\d\d)\b/gi,
    ([, a, b]) => seasons.push(formatSeasonYear(Number(a ?? b) - 1)),
  );
  memory.text = memory.text.replace(/~/g, ' @y ');
  memory.take(/(?<![\d,.#-])'?((?:19[789]|20[012])\d|(?<=')\d\d)(?![\d-])/g, ([, year = '']) =>
    seasons.push(formatSeasonYear(parseFullYear(year))),
  );
  memory.text = memory.text.replace(/~/g, ' @y ').replace(/post-?season|play-?offs?/gi, 'playoffs');
  return seasons.every((season) => SEASONS.includes(season)) ? seasons : undefined;
}
