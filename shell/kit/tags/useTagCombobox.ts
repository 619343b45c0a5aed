import { type TagChoice, tagKey, TAGS_MAX } from '@desert/contract/tags';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { isComposed } from '../combobox/isComposed.ts';
import { announce } from '../toast/announce.ts';
import { exactChoice, findChoices } from './findChoices.ts';
import { joinNames, namesIn } from './namesIn.ts';
import { type ChosenTags, roomFor } from './useChosenTags.ts';
import type { TagChoices } from './useTagChoices.ts';
import { useTypedNames } from './useTypedNames.ts';

/** No active option; the input handles keys. */
const NONE = -1;

const NOTHING = 'No matching seasons or players.';

export interface TagCombobox {
  options: readonly TagChoice[];
  active: number;
  nothing: string | undefined;
  choose: (choice: TagChoice) => void;
  onFocus: () => void;
  onInput: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

/** Behavior of the tag combobox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function useTagCombobox(
  input: RefObject<HTMLInputElement | null>,
  list: TagChoices,
  tags: ChosenTags,
): TagCombobox {
  const { choices, load } = list;
  const { typed, note, write, settle } = useTypedNames(input, list, tags);
  const [isAsked, setAsked] = useState(false);
  const [place, setPlace] = useState(NONE);
  const isFull = tags.chosen.length >= TAGS_MAX;
  const { done, last } = namesIn(typed);
  const isFree = (choice: TagChoice) => !tags.keys.has(tagKey(choice));
  const isReady = isAsked && choices !== undefined && !isFull;
  const options = isReady ? findChoices(choices, last, isFree) : [];
  const active = place < options.length ? place : NONE;
  const nothing = isReady && options.length === 0 ? NOTHING : undefined;
  const said = options.length > 0 ? countOf(options) : nothing;
  useEffect(() => {
    if (said !== undefined) announce(said);
  }, [said, typed]);

  function show(isShown: boolean, at = NONE) {
    if (isShown) load();
    setAsked(isShown);
    setPlace(at);
  }

  function choose(choice: TagChoice) {
    show(false);
    write(joinNames(done));
    tags.add([choice]);
  }

  function move(by: number) {
    const places = options.length + 1;
    setPlace(((active + 1 + by + places) % places) - 1);
  }

  /** Whether Enter was handled. */
  function enter(): boolean {
    if (last === '' && active === NONE) return false;
    const exact = choices && exactChoice(choices, last);
    const meant = options[active] ?? exact ?? (options.length === 1 ? options[0] : undefined);
    if (isFull) announce(roomFor(TAGS_MAX));
    else if (meant) choose(meant);
    else show(true, 0);
    return true;
  }

  function escape(): boolean {
    const isOpen = said !== undefined;
    if (!isOpen && typed === '') return false;
    if (!isOpen) {
      write('');
      input.current?.dispatchEvent(new Event('input', { bubbles: true }));
    }
    show(false);
    return true;
  }

  /** @returns whether the key was handled */
  function press({ key, altKey, repeat }: KeyboardEvent): boolean {
    const isDown = key === 'ArrowDown';
    if (isDown || key === 'ArrowUp') {
      if (altKey || options.length === 0) show(isDown || !altKey);
      else move(isDown ? 1 : -1);
      return true;
    }
    if (key === 'Enter') return enter();
    if (key === 'Escape') return escape();
    // Moves within the text.
    if (key === 'Home' || key === 'End') setPlace(NONE);
    const newest = tags.chosen.at(-1);
    if (key !== 'Backspace' || typed !== '' || repeat || !newest) return false;
    tags.remove(newest.key);
    return true;
  }

  return {
    options,
    active,
    nothing,
    choose,
    onFocus() {
      note(input.current?.value ?? '');
      load();
    },
    onInput() {
      const text = input.current?.value ?? '';
      // Selection changes fire an input event, too.
      if (text === typed) return;
      note(text);
      if (text.includes(',')) settle(false);
      show(namesIn(text).last !== '');
    },
    onKeyDown(event) {
      if (!isComposed(event.nativeEvent) && press(event)) event.preventDefault();
    },
    onBlur() {
      show(false);
      settle(true);
    },
  };
}

function countOf({ length }: readonly TagChoice[]): string {
  return length === 1 ? '1 match' : `${length} matches`;
}
