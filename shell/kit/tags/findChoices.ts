import type { TagChoice } from '@desert/contract/tags/tags';
import { datesIn } from '@desert/contract/text/dates';
import { folded } from '@desert/contract/text/folded';
import { seasonBegins, seasonOf } from './seasonSpellings.ts';

export const SHOWN_MAX = 8;

/** Characters that slugs drop: 'B.J. Crombeen' is 'bj-crombeen'. */
const SIGNS = /[.'’]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/**
 * The first `SHOWN_MAX` choices that match a text; all match an empty one. Each typed word must be the beginning of a
 * word of the name; for a season, the text must be the beginning of a spelling. @param isFree whether a choice is not
 * selected
 */
export function findChoices(
  choices: readonly TagChoice[],
  typed: string,
  isFree: (choice: TagChoice) => boolean,
): TagChoice[] {
  const begins = wordsOf(typed);
  if (begins.length === 0 && typed.trim() !== '') return [];
  const found: TagChoice[] = [];
  for (const choice of choices) {
    if (found.length === SHOWN_MAX) break;
    if (isFree(choice) && fits(choice, typed, begins)) found.push(choice);
  }
  return found;
}

/** The choice that a text names: a season, a player by slug or unique name, or a game by date; otherwise undefined. */
export function exactChoice(choices: readonly TagChoice[], typed: string): TagChoice | undefined {
  const season = seasonOf(typed);
  if (season !== undefined) return choices.find(({ id }) => id === season);
  const slug = slugOf(datesIn(typed)[0]?.date ?? typed);
  if (slug === '') return undefined;
  const ofSlug = choices.find(({ path }) => path.endsWith(`/${slug}`));
  if (ofSlug) return ofSlug;
  const named = choices.filter(({ label }) => slugOf(label) === slug);
  return named.length === 1 ? named[0] : undefined;
}

function fits(choice: TagChoice, typed: string, begins: readonly string[]): boolean {
  if (choice.kind === 'season') return seasonBegins(choice.label, typed);
  const words = namesOf(choice);
  return begins.every((begin) => words.some((word) => word.startsWith(begin)));
}

/** Memoized words of each choice, because each key press searches thousands of games. */
const memo = new WeakMap<TagChoice, string[]>();

function namesOf(choice: TagChoice): string[] {
  const known = memo.get(choice);
  if (known) return known;
  const { id, label } = choice;
  const words = wordsOf(typeof id === 'number' ? label : `${label} ${id}`);
  memo.set(choice, words);
  return words;
}

/** A text's words in lower case without accents, split at signs and joined: "O'Neill" has 'o', 'neill', 'oneill'. */
function wordsOf(text: string): string[] {
  const plain = folded(text);
  const words = plain.split(BETWEEN_WORDS);
  const bare = plain.replace(SIGNS, '').split(BETWEEN_WORDS);
  return [...new Set([...words, ...bare])].filter((word) => word !== '');
}

function slugOf(name: string): string {
  return folded(name)
    .replace(SIGNS, '')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .join('-');
}
