import { folded } from '@desert/contract/folded';
import type { TagChoice } from '@desert/contract/tags';
import { lastNameOf } from './mentions.ts';

export interface Word {
  word: string;
  capital: boolean;
  at: number;
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

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: found, index }) => {
    const [first = ''] = found;
    return { word: folded(found), capital: first !== first.toLowerCase(), at: index };
  });
}

/** Builds the index. @param choices in the order in which players of the same last name are suggested */
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
