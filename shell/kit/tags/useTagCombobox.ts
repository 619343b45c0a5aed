import { ONE_TAG_KIND } from '@desert/contract/tags/tag-kinds';
import { type TagChoice, tagKey, MAX_TAGS } from '@desert/contract/tags/tags';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Combobox, NONE, useCombobox } from '../combobox/useCombobox.ts';
import { pluralize } from '../text/pluralize.ts';
import { announce } from '../toast/announce.ts';
import { findExactChoice, findChoices } from './findChoices.ts';
import { type ChosenTagsState, describeRoom } from './useChosenTags.ts';
import type { TagChoices } from './useTagChoices.ts';
import { joinNames, splitTypedNames, useTypedNames } from './useTypedNames.ts';

const NOTHING = `No ${ONE_TAG_KIND} matches.`;

export interface TagComboboxState {
  options: readonly TagChoice[];
  nothing: string | undefined;
  combobox: Combobox;
}

export function useTagCombobox(
  input: RefObject<HTMLInputElement | null>,
  list: TagChoices,
  tags: ChosenTagsState,
): TagComboboxState {
  const { choices, load } = list;
  const { typed, note, write, settle } = useTypedNames(input, list, tags);
  const [isAsked, setAsked] = useState(false);
  const isFull = tags.chosen.length >= MAX_TAGS;
  const { done, last } = splitTypedNames(typed);
  const isFree = (choice: TagChoice) => !tags.keys.has(tagKey(choice));
  const isReady = isAsked && choices !== undefined && !isFull;
  const options = isReady ? findChoices(choices, last, isFree) : [];
  const nothing = isReady && options.length === 0 ? NOTHING : undefined;
  const said = options.length > 0 ? pluralize(options.length, 'match', 'es') : nothing;
  useEffect(() => {
    if (said !== undefined) announce(said);
  }, [said, typed]);

  const combobox = useCombobox({
    field: input,
    count: options.length,
    onInput() {
      const text = input.current?.value ?? '';
      // `useChosenTags` fires input events without a change of the text.
      if (text === typed) return;
      note(text);
      if (text.includes(',')) settle(false);
      show(splitTypedNames(text).last !== '');
    },
    onChoose(at) {
      const choice = options[at];
      if (choice) choose(choice);
    },
    onClose: () => show(false),
    onLeave() {
      show(false);
      settle(true);
    },
    onKey: press,
  });

  function show(isShown: boolean, at = NONE) {
    if (isShown) load();
    setAsked(isShown);
    combobox.activate(at);
  }

  function choose(choice: TagChoice) {
    show(false);
    write(joinNames(done));
    tags.add([choice]);
  }

  function enter(): boolean {
    if (last === '') return false;
    const exact = choices && findExactChoice(choices, last);
    const meant = exact ?? (options.length === 1 ? options[0] : undefined);
    if (isFull) announce(describeRoom(MAX_TAGS));
    else if (meant) choose(meant);
    else show(true, 0);
    return true;
  }

  function escape(): boolean {
    if (nothing === undefined && typed === '') return false;
    if (nothing === undefined) {
      write('');
      input.current?.dispatchEvent(new Event('input', { bubbles: true }));
    }
    show(false);
    return true;
  }

  function press({ key, altKey, repeat }: KeyboardEvent): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      show(key === 'ArrowDown' || !altKey);
      return true;
    }
    if (key === 'Enter') return enter();
    if (key === 'Escape') return escape();
    // These keys move the caret within the text.
    if (key === 'Home' || key === 'End') combobox.activate(NONE);
    const newest = tags.chosen.at(-1);
    if (key !== 'Backspace' || typed !== '' || repeat || !newest) return false;
    tags.remove(newest.key);
    return true;
  }

  const onFocus = useEffectEvent(() => {
    note(input.current?.value ?? '');
    load();
  });

  useEffect(() => {
    const listening = new AbortController();
    input.current?.addEventListener('focus', () => onFocus(), { signal: listening.signal });
    return () => listening.abort();
  }, [input]);

  return { options, nothing, combobox };
}
