import { type TagChoice, MAX_TAGS } from '@desert/contract/tags/tags';
import { splitNames } from '@desert/contract/text/dates';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { findExactChoice } from './findChoices.ts';
import type { ChosenTagsState } from './useChosenTags.ts';
import type { TagChoices } from './useTagChoices.ts';

export interface TypedText {
  typed: string;
  note: (text: string) => void;
  write: (text: string) => void;
  /** Turns exact names into tags, up to `MAX_TAGS`; the name after the last comma only if `isDone`. */
  settle: (isDone: boolean) => void;
}

/** The field's text. Exact names become tags; other text stays, so that the user can correct it. */
export function useTypedNames(
  input: RefObject<HTMLInputElement | null>,
  { choices, load }: TagChoices,
  tags: ChosenTagsState,
): TypedText {
  const [typed, note] = useState('');

  function write(text: string) {
    note(text);
    setInputText(input.current, text);
  }

  function settle(isDone: boolean) {
    const { done, last } = splitTypedNames(input.current?.value ?? '');
    const names = isDone && last !== '' ? [...done, last] : done;
    const foundChoices: TagChoice[] = [];
    const left = names.filter((name) => {
      const choice = choices && findExactChoice(choices, name);
      const isTaken = choice && tags.chosen.length + foundChoices.length < MAX_TAGS;
      if (isTaken) foundChoices.push(choice);
      return !isTaken;
    });
    if (foundChoices.length === 0) return;
    write(isDone ? left.join(', ') : joinNames(left) + last);
    tags.add(foundChoices);
  }

  // The user may have typed before hydration, or before the choices loaded.
  const begin = useEffectEvent(() => {
    const text = input.current?.value ?? '';
    note(text);
    if (choices) settle(document.activeElement !== input.current);
    else if (text !== '') load();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the uncontrolled input may have text from before hydration
  useEffect(() => begin(), [choices]);

  return { typed, note, write, settle };
}

function setInputText(input: HTMLInputElement | null, text: string) {
  if (input) input.value = text;
}

export interface TypedNames {
  done: string[];
  last: string;
}

export function splitTypedNames(text: string): TypedNames {
  const names = splitNames(text);
  return {
    done: names.slice(0, -1).filter((name) => name !== ''),
    last: names.at(-1) ?? '',
  };
}

export function joinNames(names: readonly string[]): string {
  return names.map((name) => `${name}, `).join('');
}
