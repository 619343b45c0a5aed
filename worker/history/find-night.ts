import { gamePath } from '@desert/contract/history/game-text';
import { datesIn } from '@desert/contract/text/dates';
import { foldedWords } from '@desert/contract/text/folded';
import type { Database } from '../platform/database/open.ts';
import { readDocument } from './documents.ts';

/**
 * The page of the game on a date, of the only opponent whose name has all the words, or else of the search. A date
 * without a game leads to the game's page, too, which says that the franchise did not play.
 */
export async function findNight(database: Database, text: string): Promise<string> {
  const [written] = datesIn(text);
  if (written) return gamePath(written.date);
  const words = foldedWords(text);
  const opponents = words.length > 0 ? await readDocument(database, 'games/opponents') : [];
  const named = (opponents ?? []).filter(({ name }) => {
    const parts = foldedWords(name);
    return words.every((word) => parts.includes(word));
  });
  if (named.length === 1) return `/history/against/${named[0]?.slug}`;
  return text === '' ? '/history/against' : `/search?q=${encodeURIComponent(text)}`;
}
