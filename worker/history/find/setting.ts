/** Facts about the setting of a game: the crowd, streaks, neutral sites, the coach, lockouts and the pandemic. */
import type { Coach } from '@desert/contract/history/coaches';
import { LAST_START, formatSeasonYear } from '@desert/contract/history/seasons';
import { type Fact, type Phrase, takePhrases, defineTrait } from './facts.ts';
import type { IndexedGame } from './games.ts';
import type { TextReader } from './text.ts';

const LOCKOUT_GAMES = 48;
const PANDEMIC_GAMES = new Set([56, 70]);
/** For arenas whose capacity is not in the data. */
const USUAL_CAPACITY = 18_000;

const describeCrowd = ({ attendance }: IndexedGame) =>
  `attendance ${attendance?.toLocaleString('en-US')}`;

const hasCrowdShare =
  (isSo: (part: number) => boolean) =>
  ({ attendance, capacity }: IndexedGame) =>
    attendance === null ? null : isSo(attendance / (capacity ?? USUAL_CAPACITY));

const PHRASES: Phrase[] = [
  [
    /\b(?:sold[- ]?out|sell-?out|packed|full house|standing room)\b/gi,
    hasCrowdShare((part) => part > 0.97),
    describeCrowd,
    0.75,
  ],
  [
    /\b(?:(?:half|almost|nearly|mostly|pretty) ?-?empty|empty (?:building|arena|seats)|hardly any(?:1|one|body)|nobody (?:there|in the building|was there)|sparse|(?:small|tiny) crowd)\b/gi,
    hasCrowdShare((part) => part < 0.68),
    describeCrowd,
    0.75,
  ],
  [
    /\bback[- ]to[- ]backs?\b|\b2 nights in a row\b/gi,
    ({ days_off }) => days_off === 1,
    'the second game in two days',
    0.7,
  ],
  [
    /\b(?:neutral[- ]site|overseas|europe|czech republic)\b/gi,
    ({ neutral_site }) => neutral_site !== null,
    'neutral site',
    0.9,
  ],
  [/\bbubble\b/gi, ({ date }) => date.startsWith('2020-08'), 'August 2020', 0.95],
];

export function takeSetting(memory: TextReader, games: IndexedGame[], coaches: Coach[]): Fact[] {
  const cities = games.flatMap(({ neutral_site }) => neutral_site?.split(',')[0] ?? []);
  const isOpponent = (city: string) => games.some(({ opponent }) => opponent.startsWith(city));
  const sites = new Set(cities.filter((city) => !isOpponent(city)));
  const neutral = [...sites].map((site): Phrase => [
    new RegExp(`\\b(?:in|at|to) ${site}\\b|\\b${site} (?:game|series|trip)\\b`, 'gi'),
    (game) => game.neutral_site?.startsWith(site) ?? false,
    site,
    0.9,
  ]);
  const coached = coaches.map(({ name, lines }): Phrase => {
    const last = `(?:${name}|${name.split(' ').at(-1)})`;
    const years = new Set(lines.map(({ year }) => year));
    return [
      new RegExp(
        `\\b(?:coach(?:ed by)?|under) ${last}\\b|\\b${last}(?: was| as)? (?:our |the )?(?:coach|behind the bench)`,
        'gi',
      ),
      ({ season }) => years.has(season),
      `${name} was coach`,
      0.9,
    ];
  });
  return [
    ...takePhrases(memory, PHRASES),
    ...takePhrases(memory, [...neutral, ...coached], true),
    ...takeCrowd(memory),
    ...takeStreak(memory),
    ...takeBreaks(memory, games),
  ];
}

function takeCrowd(memory: TextReader): Fact[] {
  const facts: Fact[] = [];
  memory.take(
    /(?:crowd of|in front of|only|about|maybe|around|attendance:?|with)? ?(\d{1,2})[, ]?(\d{3}|k)\b(?: (?:people|fans|there|in the (?:building|crowd|seats)|others|screaming))?/gi,
    ([whole = '', thousands = '', rest = '']) => {
      if (!/[a-z]{3}|,/i.test(whole)) return false;
      const crowd = Number(thousands) * 1000 + (rest === 'k' ? 0 : Number(rest));
      facts.push({
        trust: [0.75, 0.15],
        grade: ({ attendance }) => {
          if (attendance === null) return 'unknown';
          const off = Math.abs(attendance / crowd - 1);
          return off < 0.035 ? 0 : off < 0.12 ? 1 : 'miss';
        },
        reason: (game, grade) => (typeof grade === 'number' ? describeCrowd(game) : null),
      });
      return true;
    },
  );
  return facts;
}

function takeStreak(memory: TextReader): Fact[] {
  const facts: Fact[] = [];
  const add = (count: string | undefined, kind = '', isEnded = false) => {
    const letter = /^win(?!less)/i.test(kind) ? 'W' : /^(?:los|skid)/i.test(kind) ? 'L' : '';
    const isSo = ({ streak, streak_before }: IndexedGame) =>
      new RegExp(`^${letter}\\D*${count}$`).test((isEnded ? streak_before : streak) ?? '');
    const reason = isEnded ? `ended a streak of ${count}` : `${count} in a row`;
    facts.push(defineTrait(isSo, reason, { trust: 0.75 }));
  };
  memory.take(
    /\b(?:(snapped|ended|broke|stopped)(?: [a-z@]+){0,2} )?(\d{1,2})[- ]games? (win(?:ning|less)?|los(?:ing|s)|skid)(?: streak)?/gi,
    ([, ended, count, kind]) => add(count, kind, ended !== undefined),
  );
  memory.take(
    /\b(\d{1,2})(?:st|nd|rd|th)? (?:(?:straight|consecutive) (win|loss|game)?|(wins?|loss(?:es)?|games?)? ?in a row)/gi,
    ([, count, straight, row]) => add(count, straight ?? row),
  );
  return facts;
}

/** Seasons of a lockout or the pandemic, which were shorter, and those before and after. */
function takeBreaks(memory: TextReader, games: IndexedGame[]): Fact[] {
  const facts: Fact[] = [];
  const lengths = new Map<string, number>();
  for (const { season, of, round } of games) if (round === null) lengths.set(season, of);
  const lengthOf = (start: number) => lengths.get(formatSeasonYear(start)) ?? 0;
  const isLast = ({ number, of }: IndexedGame) => number > of - 3;
  const take = (pattern: RegExp, grade: (game: IndexedGame, side: string) => 0 | 1 | 'miss') =>
    memory.take(pattern, ([, end, side = '']) => {
      const reason: Fact['reason'] = ({ season }, of) => (of === 'miss' ? null : season);
      facts.push({ trust: [0.72, 0.2], grade: (game) => grade(game, side.toLowerCase()), reason });
      if (end !== undefined && side.toLowerCase() === 'before')
        facts.push(
          defineTrait(
            ({ number, of, round }) => round === null && number === of,
            'the last game of it',
          ),
        );
    });
  take(
    /\b(?:((?:last|final) game) (?:@\w+ )?)?(?:(?:right |just |soon )?(before|after) )?(?:the )?(?:~ |\d{4} )?(?:lock-?out|work stoppage)(?:[- ](?:season|year|shortened))?(?: ended| season)?\b/gi,
    (game, side) => {
      const [length, next] = [lengthOf(game.start), lengthOf(game.start + 1)];
      const isEve = game.start < LAST_START && (next === 0 || next === LOCKOUT_GAMES);
      if (side === 'before') return isEve ? (isLast(game) ? 0 : 1) : 'miss';
      if (length === LOCKOUT_GAMES) return 0;
      return isEve || lengthOf(game.start - 1) === 0 ? 1 : 'miss';
    },
  );
  take(
    /\b(?:((?:last|final) game) (?:@\w+ )?)?(?:(?:right |just )?(before|after) )?(?:the )?(?:\d{4} )?(?:covid|pandemic|corona(?:virus)?|shutdown|everything shut down)(?:[- ](?:season|year|shortened|shutdown|hit))?(?: season| shut (?:everything|it all|the season)? ?down)?\b/gi,
    (game, side) => {
      if (!PANDEMIC_GAMES.has(lengthOf(game.start))) return 'miss';
      return side !== 'before' || isLast(game) ? 0 : 1;
    },
  );
  return facts;
}
