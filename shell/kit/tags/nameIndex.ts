import type { TagChoice } from '@desert/contract/tags/tags';
import { foldText } from '@desert/contract/text/folded';
import { getLastName } from '../text/mentions.ts';

export interface TextWord {
  word: string;
  capital: boolean;
  at: number;
  end: number;
}

interface Name {
  words: string[];
  choice: TagChoice;
  full: boolean;
}

export interface NameIndex {
  choices: readonly TagChoice[];
  /** Names by their first word, full names first. */
  names: Map<string, Name[]>;
}

/** Minimum letters of a last name, because shorter ones are ambiguous. */
const LAST_NAME_LEAST = 4;

/** Last names that are English words. */
const ORDINARY = new Set(
  (
    'barber baron beadle beagle bell berry brown bunting butler christian cousins drake draper eagles eaves ' +
    'fiddler fisher fletcher garland grant graves green gross hale hall hill holland hunt hunter king long marsh ' +
    'mayo mills moss porter rivers savage silk spring stone summers white young'
  ).split(' '),
);

/**
 * Whether the capital of a last name means a person. An English word has one at the start of a sentence and in a title,
 * as in “White Out”, too.
 */
export function isName(text: string, words: readonly TextWord[], place: number): boolean {
  const [before, word, after] = [words[place - 1], words[place], words[place + 1]];
  if (!word?.capital || !ORDINARY.has(word.word)) return word?.capital ?? false;
  const between = text.slice(before?.end ?? word.at, word.at);
  if (after?.capital && text.slice(word.end, after.at) === ' ') return false;
  return /^[ ,;&/-]+$/.test(between) && !(before?.capital && between === ' ');
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

export function findWords(text: string): TextWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const [first = ''] = word;
    const capital = first !== first.toLowerCase();
    return { word: foldText(word), capital, at: index, end: index + word.length };
  });
}

/** Builds the index. @param choices in the order in which players of the same last name are suggested */
export function indexNames(choices: readonly TagChoice[]): NameIndex {
  const names = new Map<string, Name[]>();
  const note = (choice: TagChoice, name: string, full: boolean) => {
    const words = findWords(name).map(({ word }) => word);
    const [first = ''] = words;
    names.set(first, [...(names.get(first) ?? []), { words, choice, full }]);
  };
  const players = choices.filter(({ kind }) => kind === 'player');
  for (const player of players) note(player, player.label, true);
  for (const player of players) {
    const name = getLastName(player.label);
    if (name.length >= LAST_NAME_LEAST) note(player, name, false);
  }
  return { choices, names };
}
