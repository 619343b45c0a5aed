import { type Fact, defineTrait } from './facts.ts';
/** Facts about teams and places: the opponent, our own name, home or away, and the arena. */
import type { IndexedGame } from './games.ts';
import type { FoundName } from './names.ts';
import type { TextReader } from './text.ts';

const JETS = 'Winnipeg Jets';
const FIRST_PHOENIX = 1996;
const FIRST_ARIZONA = 2014;

/** Start years of the seasons of a name, and of those for which people also use it. */
interface OwnYears {
  years: [number, number];
  also: [number, number];
}

const COYOTES: OwnYears = { years: [FIRST_PHOENIX, 2023], also: [FIRST_PHOENIX, 2023] };
const OWN_YEARS: Record<string, OwnYears> = {
  phoenix: { years: [FIRST_PHOENIX, FIRST_ARIZONA - 1], also: [FIRST_PHOENIX, 2023] },
  arizona: { years: [FIRST_ARIZONA, 2023], also: [FIRST_PHOENIX, 2023] },
  winnipeg: { years: [1979, FIRST_PHOENIX - 1], also: [1979, FIRST_PHOENIX - 1] },
};

const isOwnJets = (teamWord: string) => /winnipeg|jets/.test(teamWord);

/**
 * Replaces names by tags, which the patterns of other facts use: '@us', '@o' for an opponent, '@a' for an arena, and
 * '@p0' for the first player. @returns the facts about teams
 */
export function tagNames(memory: TextReader, named: FoundName[], games: IndexedGame[]): Fact[] {
  const hasOwn = named.some(({ own }) => own !== undefined && !isOwnJets(own));
  const others = named.filter(({ opponents, own }) => opponents && own === undefined);
  const speaksOfUs = /\b(?:we|us|our)\b/i.test(memory.text);
  const isRival = hasOwn || (speaksOfUs && others.length === 0);
  const tagged = named.map((name) => ({ name, tag: toTeamPlaceholder(name, named, isRival) }));
  const { text } = memory;
  let end = 0;
  memory.text = '';
  for (const { name, tag } of tagged) {
    memory.text += text.slice(end, name.at) + tag;
    end = name.at + name.length;
  }
  memory.text += text.slice(end);
  memory.text = memory.text
    .replace(/(?<!@)\b(?:we|us|my team|the good guys)\b/gi, '@us')
    .replace(/\b(?:they|them)\b/gi, '@them');
  const facts: Fact[] = [];
  const rivals = tagged.filter(({ tag }) => tag === '@o').map(({ name }) => name);
  if (rivals.length > 0) facts.push(buildOpponentFact(rivals, text));
  for (const { name, tag } of tagged) {
    const { own } = name;
    if (tag === '@us' && own !== undefined)
      facts.push(...buildOwnTeamFacts(own, text.slice(0, name.at), others.length > 0));
    if (tag === '@a' && name.arenas) facts.push(...buildArenaFacts(name.arenas, games));
  }
  return [...facts, ...takePlace(memory, rivals.length > 0, facts)];
}

function toTeamPlaceholder(name: FoundName, named: FoundName[], isRival: boolean): string {
  if (name.players) {
    const players = named.filter(({ players: some }) => some);
    return `@p${players.indexOf(name)}`;
  }
  if (name.own !== undefined && !(isOwnJets(name.own) && isRival)) return '@us';
  return name.opponents ? '@o' : '@a';
}

/** The opponent that is named first after 'against', or else first. Others may be the one, too. */
function buildOpponentFact(rivals: FoundName[], text: string): Fact {
  const groups: Set<string>[] = [];
  const before = rivals.map(({ at }) => text.slice(0, at));
  const isAgainst = before.map((some) =>
    /\b(?:against|vs?\.?|versus|beat|over|facing) (?:the )?$/i.test(some),
  );
  const ordered = rivals.toSorted(
    (a, b) => Number(isAgainst[rivals.indexOf(b)]) - Number(isAgainst[rivals.indexOf(a)]),
  );
  for (const { opponents = new Set<string>() } of ordered) {
    const at = groups.findIndex((group) => [...group].some((name) => opponents.has(name)));
    if (at < 0) groups.push(opponents);
    else groups[at] = new Set([...opponents].filter((name) => groups[at]?.has(name)));
  }
  const [first = new Set<string>(), ...rest] = groups;
  return {
    scope: true,
    trust: rest.length > 0 ? [0.75, 0.2] : [0.95],
    grade: ({ opponent }) =>
      first.has(opponent) ? 0 : rest.some((group) => group.has(opponent)) ? 1 : 'miss',
    reason: ({ opponent }, grade) => (grade === 'miss' ? null : opponent),
  };
}

function buildOwnTeamFacts(teamWord: string, before: string, hasRival: boolean): Fact[] {
  const word = isOwnJets(teamWord) ? 'winnipeg' : (teamWord.split(' ')[0] ?? '');
  const { years, also } = OWN_YEARS[word] ?? COYOTES;
  const within = (start: number, [first, last]: [number, number]) =>
    first <= start && start <= last;
  const isPlace =
    /\b(?:in|to|at|near|from) (?:downtown )?$/i.test(before) && teamWord.split(' ').length === 1;
  const era: Fact = {
    scope: true,
    trust: word === 'winnipeg' && !hasRival ? [0.6, 0.35] : [0.85, 0.11],
    grade: ({ start, opponent }) => {
      if (within(start, years)) return 0;
      return within(start, also) || (word === 'winnipeg' && opponent === JETS) ? 1 : 'miss';
    },
    reason: ({ start, opponent }, grade) => {
      if (grade === 'miss') return null;
      if (grade === 1 && opponent === JETS && word === 'winnipeg') return JETS;
      return start < FIRST_PHOENIX ? 'Jets' : start < FIRST_ARIZONA ? 'Phoenix' : 'Arizona';
    },
  };
  if (!isPlace || !['winnipeg', 'phoenix', 'arizona'].includes(word)) return [era];
  const isThere = ({ home, opponent }: IndexedGame) =>
    home || (word === 'winnipeg' && opponent === JETS);
  return [
    era,
    defineTrait(isThere, ({ home }) => (home ? 'at home' : 'in Winnipeg'), {
      trust: 0.9,
      scope: true,
    }),
  ];
}

function buildArenaFacts(arenas: Set<string>, games: IndexedGame[]): Fact[] {
  const isHomeArena = games.some(
    ({ home, arena, neutral_site }) => home && !neutral_site && arenas.has(arena ?? ''),
  );
  const fact: Fact = {
    scope: true,
    trust: [0.92],
    grade: ({ arena, home }) => {
      if (arena === null) return isHomeArena && home ? 'miss' : 'unknown';
      return arenas.has(arena) ? 0 : 'miss';
    },
    reason: ({ arena }, grade) => (grade === 0 ? arena : null),
  };
  return [fact, ...(isHomeArena ? [] : [placeFact(false)])];
}

const placeFact = (home: boolean) =>
  defineTrait((game) => game.home === home, home ? 'at home' : 'on the road', {
    trust: 0.86,
    scope: true,
  });

const AWAY =
  /\b(?:on the road|road (?:game|trip|win|loss|victory)|away game|road opener|visiting @o|(?:trip|drove|flew|travell?ed|went) to (?:the )?@o)\b/gi;
const HOME =
  /\b(?:at home|home (?:game|opener|win|loss|victory|ice|crowd|finale|playoff)|our (?:place|barn|building|arena|rink|house)|hosted|hosting|in the desert|in the valley)\b/gi;

function takePlace(memory: TextReader, hasRival: boolean, knownFacts: Fact[]): Fact[] {
  const isHome = HOME.test(memory.text);
  const isAway =
    AWAY.test(memory.text) || /\b(?:in|at|@|up in|over in|down in) (?:the )?@o/i.test(memory.text);
  HOME.lastIndex = 0;
  AWAY.lastIndex = 0;
  if (isHome === isAway || (isAway && !hasRival && knownFacts.length > 0 && isHome)) return [];
  return [placeFact(isHome)];
}
