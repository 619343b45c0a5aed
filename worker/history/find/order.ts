/** Facts about the place of a game among others: openers, numbers, first and last games. */
import type { IndexedPlayer } from '@desert/contract/history/players';
import { type Fact, type Phrase, takePhrases, defineTrait } from './facts.ts';
import { findGoalie, findSkater, type IndexedGame } from './games.ts';
import type { FoundName } from './names.ts';
import type { TextReader } from './text.ts';

/** Somebody's first game is not the first of anything else. */
const NOT_MINE =
  "(?<!\\b(?:my|his|her|our|their|your|kids?'?|son'?s|daughter'?s|dad'?s|mom'?s)(?: very)? )";
const NOT_OURS = '(?! (?:i|he|she|my|of my|of mine|that i|for me|ever for me|@us (?:went|saw))\\b)';

const OF_SEASON = '(?:of|in) (?:the |that |our )?(?:~ ?)?(?:regular )?(?:season|year|campaign|~)';
const OPENER = `\\b(?:season[- ]opener|opening (?:night|day|game)|opener(?! of the series)|${NOT_MINE}first game ${OF_SEASON}|season started)`;
const FINALE = `\\b(?:season finale|${NOT_MINE}(?:last|final) (?:regular[- ]season )?game ${OF_SEASON}|(?:last|final) (?:day|night) of the (?:regular )?season)`;

interface Told {
  memory: TextReader;
  games: IndexedGame[];
  named: FoundName[];
  /** Facts to which 'first' and 'last' refer. */
  scopes: Fact[];
  hasYear: boolean;
}

const isPart = (isSo: (part: number) => boolean) => (game: IndexedGame) =>
  game.type === 'regular' && isSo(game.number / game.of);

const PARTS: Phrase[] = [
  [
    /\b(?:near the end of|at the end of|late in|end of)(?: the| that)? ?(?:~ ?)?(?:[a-z]+ )?(?:season|year)|\b1 of the last games|\bfinal (?:days|weeks?) of the season|\bdown the stretch\b/gi,
    isPart((part) => part > 0.8),
    'late in the season',
    0.85,
  ],
  [
    /\b(?:early in|near the start of|beginning of|start of)(?: the| that)? ?(?:~ ?)?(?:season|year)\b/gi,
    isPart((part) => part < 0.25),
    'early in the season',
    0.85,
  ],
];

export function takeOrder(told: Told): Fact[] {
  const { memory, games } = told;
  memory.text = memory.text.replace(
    /@a (?:home )?opener|opener (?:at|in) (?:the )?@a/gi,
    'first game @a',
  );
  const seasons = [...Map.groupBy(games, ({ season }) => season).values()];
  const isHome = (game: IndexedGame) => game.home && game.type === 'regular';
  const oneEach = (pick: (games: IndexedGame[]) => IndexedGame | undefined) => {
    const dates = new Set(seasons.map((games) => pick(games)?.date));
    return ({ date }: IndexedGame) => dates.has(date);
  };
  const facts = takePhrases(memory, [
    [
      /\b(?:home opener|opener at home|(?:first|opening) home game(?! (?:ever|in|at))|first game at home)\b/gi,
      oneEach((games) => games.find(isHome)),
      'home opener',
      0.85,
    ],
    [
      /\b(?:(?:last|final) home game(?! (?:ever|in|at|as))|home finale)\b/gi,
      oneEach((games) => games.findLast(isHome)),
      'last home game of the season',
      0.85,
    ],
  ]);
  const number = (pattern: string, wanted: (game: IndexedGame, nth: number) => number) =>
    memory.take(new RegExp(pattern, 'gi'), ([, nth = '2']) => {
      facts.push(buildNumberFact((game) => wanted(game, Number.parseInt(nth, 10))));
    });
  number(OPENER, () => 1);
  number(FINALE, ({ of }) => of);
  number(
    `\\b(?:(2nd|3rd)|next)(?:[- ]to[- ]| )last(?: (?:home )?game)?(?: ${OF_SEASON})?`,
    ({ of }, nth) => of - nth + 1,
  );
  number(`\\b(\\d{1,2})(?:st|nd|rd|th) game ${OF_SEASON}`, (_, nth) => nth);
  return [...facts, ...takePhrases(memory, PARTS), ...takeFirst(told), ...takeDebuts(told)];
}

function buildNumberFact(wanted: (game: IndexedGame) => number): Fact {
  return {
    trust: [0.8, 0.1],
    grade: (game) => {
      const off = game.type === 'regular' ? Math.abs(game.number - wanted(game)) : Infinity;
      return off === 0 ? 0 : off < 3 ? 1 : 'miss';
    },
    reason: ({ number }, grade) => (grade === 'miss' ? null : `game ${number} of the season`),
  };
}

const KIND =
  '(?:(?:ever|regular[- ]season|playoff|home|road|nhl|franchise|@us|@o|~|a|overtime|shootout) )*';
const FIRST = `${NOT_MINE}\\b(?:very )?(first|last|final|inaugural)(?:[- ]ever)? ${KIND}(?:games?|matchups?|meetings?|wins?|victory|loss|tie|time|night|shutout|(season|year))\\b${NOT_OURS}([^.;!?]{0,60})`;

/** The first or last game, or games of the season, in which the other facts agree. */
function takeFirst({ memory, games, named, scopes, hasYear }: Told): Fact[] {
  const facts: Fact[] = [];
  const isScoped = (game: IndexedGame) => scopes.every(({ grade }) => grade(game) === 0);
  for (const [whole, which = '', season, tail = ''] of memory.text.matchAll(
    new RegExp(FIRST, 'gi'),
  )) {
    const played = findPlayers(whole, named);
    const pool = games.filter(
      (game) =>
        isScoped(game) && (played.length === 0 || played.some((player) => hasPlayed(game, player))),
    );
    const isLast = /last|final/i.test(which);
    // 'The last game before Christmas' is one a season.
    const isEach = !hasYear && /\b(?:before|after|of the (?:season|year))\b/i.test(tail);
    const groups = isEach ? [...Map.groupBy(pool, (game) => game.season).values()] : [pool];
    const ends = groups.flatMap((games) => (isLast ? games.at(-1) : games[0]) ?? []);
    const near = new Set(groups.flatMap((games) => (isLast ? games.slice(-4) : games.slice(0, 4))));
    if (season !== undefined) {
      const [end] = ends;
      if (end && !hasYear)
        facts.push(defineTrait((game) => game.season === end.season, end.season, { trust: 0.8 }));
    } else if (pool.length > 0)
      facts.push({
        trust: [0.75, 0.15],
        grade: (game) => (ends.includes(game) ? 0 : near.has(game) ? 1 : 'miss'),
        reason: (_, grade) => (grade === 0 ? `the ${isLast ? 'last' : 'first'} such game` : null),
      });
  }
  return facts;
}

function takeDebuts({ memory, games, named }: Told): Fact[] {
  const debut =
    /@p\d+(?:'s)?(?: made his| had his|'s)? (?:(?:nhl|@us) )?(?:debut|(?:first|last|final) (?:nhl |@us )?game|farewell|retirement)\b/gi;
  return Array.from(memory.text.matchAll(debut), ([whole]) => {
    const isLast = /last|final|farewell|retire/i.test(whole);
    const players = findPlayers(whole, named);
    const pool = games.filter((game) => players.some((player) => hasPlayed(game, player)));
    const game = isLast ? pool.at(-1) : pool[0];
    return defineTrait((eachGame) => eachGame === game, `his ${isLast ? 'last' : 'first'} game`, {
      trust: 0.85,
    });
  });
}

function findPlayers(text: string, named: FoundName[]): IndexedPlayer[] {
  const players = named.flatMap(({ players: some }) => (some ? [some] : []));
  return Array.from(text.matchAll(/@p(\d+)/g), ([, at]) => players[Number(at)] ?? []).flat();
}

/** Whether a player was in a game, or on the team that season if there is no box score. */
function hasPlayed(game: IndexedGame, { slug, spans }: IndexedPlayer): boolean {
  if (game.skaters) return Boolean(findSkater(game, slug) ?? findGoalie(game, slug));
  return spans.some(([from, to]) => from <= game.start && game.start <= to);
}
