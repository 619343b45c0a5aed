import type { TagChoice } from '@desert/contract/tags/tags';
import { findDates } from '@desert/contract/text/dates';
import { foldText } from '@desert/contract/text/folded';
import { isSeasonPrefix, parseSeason } from './seasonSpellings.ts';

export const MAX_SHOWN = 8;

/** Characters that slugs drop: 'B.J. Crombeen' is 'bj-crombeen'. */
const SIGNS = /[.'’]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/**
 * The first `MAX_SHOWN` choices that match a text; all match an empty one. Each typed word must be the beginning of a
 * word of the name; for a season, the text must be the beginning of a spelling. @param isFree whether a choice is not
 * selected
 */
export function findChoices(
  choices: readonly TagChoice[],
  typed: string,
  isFree: (choice: TagChoice) => boolean,
): TagChoice[] {
  const begins = splitWords(typed);
  if (begins.length === 0 && typed.trim() !== '') return [];
  const foundChoices: TagChoice[] = [];
  for (const choice of choices) {
    if (foundChoices.length === MAX_SHOWN) break;
    if (isFree(choice) && isMatchingChoice(choice, typed, begins)) foundChoices.push(choice);
  }
  return foundChoices;
}

/** The choice that a text names: a season, a player by slug or unique name, or a game by date; otherwise undefined. */
export function findExactChoice(
  choices: readonly TagChoice[],
  typed: string,
): TagChoice | undefined {
  const season = parseSeason(typed);
  if (season !== undefined) return choices.find(({ id }) => id === season);
  const slug = toTagSlug(findDates(typed)[0]?.date ?? typed);
  if (slug === '') return undefined;
  const ofSlug = choices.find(({ path }) => path.endsWith(`/${slug}`));
  if (ofSlug) return ofSlug;
  const named = choices.filter(({ label }) => toTagSlug(label) === slug);
  return named.length === 1 ? named[0] : undefined;
}

function isMatchingChoice(choice: TagChoice, typed: string, begins: readonly string[]): boolean {
  if (choice.kind === 'season') return isSeasonPrefix(choice.label, typed);
  const words = listChoiceNames(choice);
  return begins.every((begin) => words.some((word) => word.startsWith(begin)));
}

/** Memoized words of each choice, because each key press searches thousands of games. */
const memo = new WeakMap<TagChoice, string[]>();

function listChoiceNames(choice: TagChoice): string[] {
  const cached = memo.get(choice);
  if (cached) return cached;
  const { id, label } = choice;
  const words = splitWords(typeof id === 'number' ? label : `${label} ${id}`);
  memo.set(choice, words);
  return words;
}

/** A text's words in lower case without accents, split at signs and joined: "O'Neill" has 'o', 'neill', 'oneill'. */
function splitWords(text: string): string[] {
  const plain = foldText(text);
  const words = plain.split(BETWEEN_WORDS);
  const bare = plain.replace(SIGNS, '').split(BETWEEN_WORDS);
  return [...new Set([...words, ...bare])].filter((word) => word !== '');
}

function toTagSlug(name: string): string {
  return foldText(name)
    .replace(SIGNS, '')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .join('-');
}
