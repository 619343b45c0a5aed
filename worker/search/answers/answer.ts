/** Answers questions of known shapes from the documents of the history, and leaves all others to the search. */
import type { Answer } from '@desert/contract/search/search';
import { readDocument } from '../../history/documents.ts';
import { Names } from '../../history/find/names.ts';
import { readPlayers } from '../../history/players.ts';
import type { Database } from '../../platform/database/open.ts';
import { AGAINST_SHAPES } from './against.ts';
import { GAME_SHAPES } from './games.ts';
import { LEADER_SHAPES } from './leaders.ts';
import { PLAYER_SHAPES } from './players.ts';
import { readQuestion } from './question.ts';
import { TEAM_SHAPES } from './teams.ts';

const SHAPES = [
  ...PLAYER_SHAPES,
  ...LEADER_SHAPES,
  ...AGAINST_SHAPES,
  ...GAME_SHAPES,
  ...TEAM_SHAPES,
];

/** Questions are short. */
const MAX_LENGTH = 120;

/** Reads at most eight rows. @returns undefined if the question has no known shape, or the data no answer */
export async function answerQuestion(
  database: Database,
  typed: string,
): Promise<Answer | undefined> {
  if (typed.length > MAX_LENGTH || !/[\p{L}\d]/u.test(typed)) return undefined;
  const [players, opponents = [], arenas = [], coaches = []] = await Promise.all([
    readPlayers(database),
    readDocument(database, 'games/opponents'),
    readDocument(database, 'games/arenas'),
    readDocument(database, 'coaches'),
  ]);
  const rivals = opponents.flatMap(({ name, former_names }) => [name, ...former_names]);
  const question = readQuestion(typed, new Names(rivals, [], players, arenas), players, coaches);
  if (!question) return undefined;
  for (const [pattern, answer] of SHAPES) {
    const groups = pattern.exec(question.text);
    if (!groups) continue;
    const foundAnswer = await answer({ database, question, players, opponents, arenas, coaches }, [
      ...groups,
    ]);
    if (foundAnswer) return foundAnswer;
  }
  return undefined;
}
