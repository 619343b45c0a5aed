/** Players by their names, to find them in a text: made once of all that can be chosen. */
import { folded } from '@desert/contract/folded';
import type { TagChoice } from '@desert/contract/tags';
import { lastNameOf } from './lastNameOf.ts';

/** A word of a text. */
export interface Word {
  /** Folded: 'doan'. */
  word: string;
  /** Whether it begins with a capital. */
  capital: boolean;
  at: number;
}

/** Words that name somebody. */
interface Name {
  words: string[];
  choice: TagChoice;
  /** Whether it is the full name; else it is the last one. */
  full: boolean;
}

export interface NameIndex {
  choices: readonly TagChoice[];
  /** Full names first, by their first words. */
  names: Map<string, Name[]>;
}

/** Letters of a last name that is told from another word. */
const LAST_NAME_LEAST = 4;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, in their order. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: found, index }) => {
    const [first = ''] = found;
    return { word: folded(found), capital: first !== first.toLowerCase(), at: index };
  });
}

/** @param choices in the order in which those of one last name are suggested */
export function indexNames(choices: readonly TagChoice[]): NameIndex {
  const names = new Map<string, Name[]>();
  const note = (choice: TagChoice, name: string, full: boolean) => {
    const words = wordsIn(name).map(({ word }) => word);
    const [first = ''] = words;
    names.set(first, [...(names.get(first) ?? []), { words, choice, full }]);
  };
  const players = choices.filter(({ kind }) => kind === 'player');
  for (const player of players) note(player, player.label, true);
  for (const player of players) {
    const name = lastNameOf(player.label);
    if (name.length >= LAST_NAME_LEAST) note(player, name, false);
  }
  return { choices, names };
}
