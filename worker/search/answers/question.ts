/** Brings a question into a plain form with tags, so that a few patterns recognize it, and nothing else. */
import type { Coach } from '@desert/contract/history/coaches';
import { MONTHS } from '@desert/contract/history/months';
import type { IndexedPlayer } from '@desert/contract/history/players';
import { fullName } from '@desert/contract/history/roster';
import { SEASONS, seasonYear } from '@desert/contract/history/seasons';
import { datesIn, withoutDates } from '@desert/contract/text/dates';
import type { Named, Names } from '../../history/find/names.ts';
import { Memory, plainText } from '../../history/find/text.ts';
import { fullYear } from '../../history/find/years.ts';

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
  asked: string,
  names: Names,
  players: IndexedPlayer[],
  coaches: Coach[],
): Question | undefined {
  const plain = plainText(asked.trim()).replace(/[?!."“”]+/g, (signs) =>
    signs === '.' ? '.' : ' ',
  );
  const dates = datesIn(plain);
  const memory = new Memory(withoutDates(plain).trim());
  if (dates.length > 0) memory.text += ' @d';
  const seasons = takeSeason(memory);
  if (!seasons || seasons.length > 1 || dates.length > 1 || MONTH.test(memory.text))
    return undefined;
  const lastNames = new Set(players.map(({ last_name }) => last_name));
  const named: Coach[] = [];
  for (const coach of coaches) {
    const last = coach.name.split(' ').at(-1) ?? '';
    const alone = lastNames.has(last) ? '' : `|${last}`;
    const full = players.some((player) => fullName(player) === coach.name) ? '' : `${coach.name}|`;
    const pattern = `\\b(?:${full}(?:under|coach) (?:${coach.name}|${last})${alone})\\b`;
    memory.take(new RegExp(pattern, 'gi'), () => named.push(coach));
  }
  return tagQuestion(memory.text, names, {
    asked,
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
    const isThere = tagOf(name) === '@o' && /\b(?:in|at) (?:the )?$/i.test(before);
    tagged += `${before}${tagOf(name)}${isThere ? ' road' : ''}`;
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
  const of = <T>(value: (name: Named) => T | undefined) =>
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

function tagOf({ players, own, opponents }: Named): string {
  if (players) return '@p';
  return own === undefined ? (opponents ? '@o' : '@a') : '@us';
}

/** '2009' is the season 2009-10, but the playoffs of 2010 are those of 2009-10. @returns undefined if it wasn't played */
function takeSeason(memory: Memory): string[] | undefined {
  const seasons: string[] = [];
  memory.take(
    /(?<![\d-])'?((?:19|20)?\d\d)[-/]'?((?:19|20)?\d\d)(?![\d-])/g,
    ([, first = '', second = '']) => {
      const start = fullYear(first);
      return (start + 1) % 100 === Number(second.slice(-2)) && seasons.push(seasonYear(start));
    },
  );
  memory.text = memory.text.replace(/~/g, ' @y ');
  memory.take(
    /\b((?:19|20)\d\d) (?=play-?offs?|post-?season)|(?<=(?:play-?offs?|post-?season) (?:in |of )?)((?:19|20)\d\d)\b/gi,
    ([, a, b]) => seasons.push(seasonYear(Number(a ?? b) - 1)),
  );
  memory.text = memory.text.replace(/~/g, ' @y ');
  memory.take(/(?<![\d,.#-])'?((?:19[789]|20[012])\d|(?<=')\d\d)(?![\d-])/g, ([, year = '']) =>
    seasons.push(seasonYear(fullYear(year))),
  );
  memory.text = memory.text.replace(/~/g, ' @y ').replace(/post-?season|play-?offs?/gi, 'playoffs');
  return seasons.every((season) => SEASONS.includes(season)) ? seasons : undefined;
}
