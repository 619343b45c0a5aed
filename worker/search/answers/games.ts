/** Answers about games: first and last ones, in an arena, on a date, biggest and longest. */
import { gamePath } from '@desert/contract/history/game-text';
import type { Game } from '@desert/contract/history/games';
import { formatDay } from '@desert/contract/history/months';
import type { Answer } from '@desert/contract/search/search';
import { readDocument } from '../../history/documents.ts';
import { findGame } from '../../history/games.ts';
import { readMeetings } from './against.ts';
import { describeGame, toAnswer } from './game-text.ts';
import { formatTextList, type Shape } from './shapes.ts';

const describeArenaEnd = (arena: string, city: string, date: string, isLast: boolean): Answer => ({
  sentence: `The ${isLast ? 'last' : 'first'} home game at ${arena} in ${city.split(',')[0]} was on ${formatDay(date)}, by the arenas of all games.`,
  href: gamePath(date),
});

export const GAME_SHAPES: Shape[] = [
  [
    /^(?:when )?(last|final|first)(?: home)?(?: #gp| game| play(?:ed)?)(?: play(?:ed)?)? @a$/,
    async ({ question, arenas }, [, which]) => {
      const ownArenas = arenas.filter(({ names }) =>
        names.some(({ name }) => question.arenas[0]?.has(name)),
      );
      const [arena] = ownArenas;
      if (!arena || ownArenas.length > 1 || question.arenas.length > 1) return null;
      // A building had several names: the first and last game are the building's only under its first and last name.
      const at = arena.names.findIndex(({ name }) => question.arenas[0]?.has(name));
      const isAll = question.arenas[0]?.size === arena.names.length;
      const isLast = which !== 'first';
      if (!isAll && at !== (isLast ? arena.names.length - 1 : 0)) return null;
      const date = isLast ? arena.last_game : arena.first_game;
      const name = isAll ? arena.name : arena.names[at]?.name;
      return describeArenaEnd(name ?? arena.name, arena.city, date, isLast);
    },
  ],
  [
    /^(?:when )?(last|final|first) (?:#gp|game)(?: play(?:ed)?)?$/,
    async ({ database, question, arenas }, [, which]) => {
      const [teamName = ''] = question.own;
      const isLast = which !== 'first';
      const here = arenas.filter(({ city }) => city.toLowerCase().startsWith(`${teamName},`));
      if (
        /^(?:winnipeg|phoenix)$/.test(teamName) &&
        / in (?:winnipeg|phoenix)/i.test(question.asked)
      ) {
        const [arena, ...more] = here;
        if (!arena || more.length > 0) return null;
        return describeArenaEnd(
          arena.name,
          arena.city,
          isLast ? arena.last_game : arena.first_game,
          isLast,
        );
      }
      const dates = await readDocument(database, 'games/dates');
      const from: Record<string, string> = {
        coyotes: '1996-09',
        'phoenix coyotes': '1996-09',
        'arizona coyotes': '2014-09',
      };
      const to: Record<string, string> = {
        'winnipeg jets': '1996-09',
        jets: '1996-09',
        'phoenix coyotes': '2014-09',
      };
      if (/^(?:arizona|phoenix|winnipeg)$/.test(teamName)) return null;
      const some =
        dates?.filter((date) => date > (from[teamName] ?? '') && date < (to[teamName] ?? '9')) ??
        [];
      const date = isLast ? some.at(-1) : some[0];
      const game = date === undefined ? undefined : await findGame(database, date);
      const name =
        game && teamName !== ''
          ? `${isLast ? 'last' : 'first'} game of the ${game.team_name}`
          : `franchise’s ${isLast ? 'last' : 'first'} game`;
      return toAnswer(game, `The ${name}, of ${some.length.toLocaleString('en-US')}:`);
    },
  ],
  [
    /^(?:who )?(?:(?:score|result|win|won|happened|play|played|game|lose|lost|against|game score|final score|final) ?)*@d$/,
    async ({ database, question: { date = '' } }) => {
      const game = await findGame(database, date);
      if (!game) return null;
      const scorers =
        game.box_score?.skaters
          .filter(({ goals }) => goals > 0)
          .map(({ name, goals }) => (goals > 1 ? `${name} (${goals})` : name)) ?? [];
      const line = scorers.length > 0 ? ` Goals: ${formatTextList(scorers)}.` : '';
      const text = describeGame(game);
      return {
        sentence: `${text[0]?.toUpperCase()}${text.slice(1)}.${line}`,
        href: gamePath(date),
      };
    },
  ],
  [
    /^(?:when )?(biggest|largest|worst|best|biggest margin|most lopsided) (#wins|win|victory|#losses|loss|defeat)(?: all[- ]time)?(?:(?: against| over)? @o)?$/,
    async (input, [, which = '', word = '']) => {
      const isWon = /win|victory/.test(word);
      if (which === (isWon ? 'worst' : 'best')) return null;
      const { database, question } = input;
      const meetings = question.opponents.length > 0 ? await readMeetings(input) : undefined;
      if (meetings === null) return null;
      const records = meetings
        ? undefined
        : await readDocument(database, 'games/records/franchise');
      const label = isWon ? 'Biggest wins' : 'Biggest losses';
      const all = meetings?.all ?? records?.lists.find((list) => list.label === label)?.games ?? [];
      const margin = (game: Game) => (game.goals_for - game.goals_against) * (isWon ? 1 : -1);
      const best = Math.max(...all.map(margin));
      const tied = all.filter((game) => margin(game) === best);
      const [first] = tied;
      if (!first || best < 1) return null;
      const more = tied.length > 1 ? `, the newest of ${tied.length} by ${best} goals` : '';
      const against = meetings ? ` against the ${meetings.called}` : '';
      return {
        sentence: `The biggest ${isWon ? 'win' : 'loss'}${against}: ${describeGame(first)}${more}.`,
        href: gamePath(first.date),
      };
    },
  ],
  [
    /^(?:how )?(?:long |longest )(win|winning|losing|loss)(?: streak| run)?(?: all[- ]time)?$|^(?:longest )(win|winning|losing) streak$/,
    async ({ database }, [, value, other]) => {
      const isWon = (value ?? other ?? '').startsWith('win');
      const records = await readDocument(database, 'games/records/franchise');
      const streak = records?.streaks.find(
        ({ label }) => label === (isWon ? 'Wins in a row' : 'Losses in a row'),
      );
      if (!streak) return null;
      const ties =
        (streak.ties?.length ?? 0) > 0 ? `, and ${streak.ties?.length} more that long` : '';
      return {
        sentence: `The longest ${isWon ? 'winning' : 'losing'} streak within a season is ${streak.games} games, from ${formatDay(streak.first.date)} to ${formatDay(streak.last.date)}${ties}, counted over the regular season.`,
        href: '/history/records',
      };
    },
  ],
];
