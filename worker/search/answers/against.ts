/** Answers about an opponent: the record, how often, the first and the last time. */
import type { Game } from '@desert/contract/history/games';
import type { Answer } from '@desert/contract/search/search';
import { readDocument } from '../../history/documents.ts';
import { countGames, toAnswer } from './game-text.ts';
import { type QuestionInput, formatTextList, type Shape } from './shapes.ts';

/** The meetings with the only opponent that is asked for, newest first. */
export async function readMeetings({ database, question, opponents }: QuestionInput) {
  const [names, ...more] = question.opponents;
  const fit = opponents.filter(({ name, former_names }) =>
    [name, ...former_names].some((value) => names?.has(value)),
  );
  const [opponent] = fit;
  if (
    !names ||
    !opponent ||
    more.length > 0 ||
    fit.length > 1 ||
    question.own.some((teamWord) => /jets|winnipeg/.test(teamWord))
  )
    return null;
  const detail = await readDocument(database, `games/opponents/${opponent.slug}`);
  const all = detail?.meetings.filter((game) => names.has(game.opponent)) ?? [];
  const [called = opponent.name, ...former] = new Set(all.map((game) => game.opponent));
  const letters = (name: string) => name.replaceAll(' ', '').toLowerCase();
  const other = former.filter((name) => letters(name) !== letters(called));
  const also = other.length > 0 ? ` (and ${other.join(' and ')})` : '';
  return { all, called: called + also, href: `/history/against/${opponent.slug}` };
}

const isLoss = ({ result }: Game) => result === 'L' || result === 'OTL';
const isWin = ({ result }: Game) => result === 'W';

const KINDS: Record<string, (game: Game) => boolean> = {
  win: isWin,
  loss: isLoss,
  tie: ({ result }) => result === 'T',
  game: () => true,
};

function chooseKind(word: string): string {
  if (/beat|win|won|victory|defeat|#wins/.test(word)) return 'win';
  if (/los|#losses/.test(word)) return 'loss';
  return /tie/.test(word) ? 'tie' : 'game';
}

const ACT =
  '(beat|beaten|defeat|defeated|win|won|wins?|victory|lose|lost|loss|tie|tied|play|played|face|faced|meet|met|meeting|meetings|game|match|time)';

/** The meetings that the words of a question mean: in a season, at home or on the road. */
function filterMeetings(all: Game[], { text, season }: QuestionInput['question']): Game[] {
  const isSided = /home|road/.test(text);
  return all.filter(
    (game) =>
      (!season || game.season === season) && (!isSided || game.home === text.includes('home')),
  );
}

async function answerLastMeeting(
  input: QuestionInput,
  isLast: boolean,
  act: string,
): Promise<Answer | null> {
  const meetings = await readMeetings(input);
  if (!meetings) return null;
  const kind = chooseKind(act);
  const isPlayoffs = input.question.text.includes('playoffs');
  const fit = filterMeetings(meetings.all, input.question).filter(
    (game) => KINDS[kind]?.(game) && (!isPlayoffs || game.type === 'playoffs'),
  );
  const what = `${isLast ? 'last' : 'first'} ${kind === 'game' ? 'meeting' : kind}`;
  const lead = `The ${what} in ${countGames(meetings.all.length)} against the ${meetings.called}:`;
  return toAnswer(isLast ? fit[0] : fit.at(-1), lead);
}

async function recordAgainst(input: QuestionInput, act: string): Promise<Answer | null> {
  const meetings = await readMeetings(input);
  const { text, season } = input.question;
  const type = text.includes('playoffs') ? 'playoffs' : 'regular';
  const some = filterMeetings(meetings?.all ?? [], input.question).filter(
    (game) => game.type === type,
  );
  if (!meetings || some.length === 0) return null;
  const { called, href } = meetings;
  const count = (result: Game['result']) => some.filter((game) => game.result === result).length;
  const [wins, losses, ties, overtime] = [count('W'), count('L'), count('T'), count('OTL')];
  const place = /home/.test(text) ? ' at home' : /road/.test(text) ? ' on the road' : '';
  const part = type === 'playoffs' ? ' in the playoffs' : ' in the regular season';
  const [games, when] = [countGames(some.length), place + (season ? ` in ${season}` : '') + part];
  const kind = chooseKind(act);
  const sentence = (() => {
    if (kind === 'win') return `The franchise beat the ${called} ${wins} times in ${games}${when}.`;
    if (kind === 'loss') {
      const late = overtime > 0 ? `, ${overtime} of them in overtime or a shootout` : '';
      return `The franchise lost ${losses + overtime} of ${games} against the ${called}${when}${late}.`;
    }
    if (/play|face|meet|met/.test(act))
      return `The franchise played the ${called} in ${games}${when}.`;
    const rest = ties + overtime > 0 ? `-${ties}-${overtime}` : '';
    const parts = [
      `${wins} wins`,
      `${losses} losses`,
      ...(ties > 0 ? [`${ties} ties`] : []),
      ...(overtime > 0 ? [`${overtime} overtime losses`] : []),
    ];
    return `The record against the ${called}${when} is ${wins}-${losses}${rest}: ${formatTextList(parts)} in ${games}.`;
  })();
  return { sentence, href };
}

export const AGAINST_SHAPES: Shape[] = [
  [
    new RegExp(
      `^(?:when |date )?(last|first)(?: time)? ?(?:playoffs )?${ACT}?(?: playoffs)?(?: home| road)?(?: game)?(?: against| over)? @o(?: playoffs)?(?: home| road)?(?: @y)?$`,
    ),
    (input, [, which, act = 'game']) => answerLastMeeting(input, which === 'last', act),
  ],
  [
    new RegExp(`^when (last|first) ${ACT} (?:against |over )?@o$|^when @o (last|first) (?:beat)$`),
    (input, [, which, act = '']) =>
      which === undefined ? Promise.resolve(null) : answerLastMeeting(input, which === 'last', act),
  ],
  [
    /^(?:how )?(?:all[- ]time |playoffs )?(?:(?:win loss |w l )?record|do|fare|done) (?:all[- ]time )?(?:home |road |playoffs )?(?:against )?@o(?: home| road)?(?: playoffs)?(?: @y)?(?: playoffs)?$|^@o (?:all[- ]time )?record(?: @y)?$/,
    (input) => recordAgainst(input, 'record'),
  ],
  [
    /^(?:how many(?: times| games| #gp)?|how often|number) ?(?:#wins |#losses )?(beat|beaten|defeat|defeated|win|won|wins|lose|lost|play|played|face|faced|meet|met)?(?: against| over)? @o(?: home| road)?(?: playoffs)?(?: @y)?$/,
    (input, [text = '', act]) =>
      recordAgainst(
        input,
        act ?? (text.includes('#wins') ? 'win' : text.includes('#losses') ? 'lose' : 'play'),
      ),
  ],
  [
    /^(?:how many )?#(wins|losses) (?:against|over) @o(?: home| road)?(?: playoffs)?(?: @y)?$/,
    (input, [, stat]) => recordAgainst(input, stat === 'wins' ? 'win' : 'lose'),
  ],
];
