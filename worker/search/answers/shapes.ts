import type { Arena, Coach } from '@desert/contract/history/coaches';
/** The form of a question's shape, and what all shapes get. */
import type { Opponent } from '@desert/contract/history/games';
import type { IndexedPlayer } from '@desert/contract/history/players';
import type { Answer } from '@desert/contract/search/search';
import type { Database } from '../../platform/database/open.ts';
import type { Question } from './question.ts';

export interface QuestionInput {
  database: Database;
  question: Question;
  players: IndexedPlayer[];
  opponents: Opponent[];
  arenas: Arena[];
  coaches: Coach[];
}

/** A pattern of the question's plain form, and its answer; null if the data has none. */
export type Shape = [
  pattern: RegExp,
  answer: (input: QuestionInput, groups: string[]) => Promise<Answer | null>,
];

/** 'a', 'a and b', 'a, b, and c'. */
export function formatTextList(texts: string[]): string {
  if (texts.length < 3) return texts.join(' and ');
  return `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}`;
}
