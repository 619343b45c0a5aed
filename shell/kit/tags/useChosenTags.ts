import { type Tag, type TagChoice, tagKey, MAX_TAGS } from '@desert/contract/tags/tags';
import { type RefObject, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { RestoredValues } from '../app/fieldValues.ts';
import { announce } from '../toast/announce.ts';
import { ASKED_FIELD, type ChosenTag, listInitialTags } from './tagFields.ts';
import { findTagChoice, type TagChoices } from './useTagChoices.ts';

export interface ChosenTagsState {
  chosen: readonly ChosenTag[];
  keys: ReadonlySet<string>;
  removed: ReadonlySet<string>;
  /** Adds tags up to `MAX_TAGS`, and announces them to screen readers. */
  add: (choices: readonly TagChoice[]) => void;
  /** Adds the address's tag without an input event, so that the form does not count as edited. */
  addAsked: (choice: TagChoice) => void;
  remove: (key: string) => void;
}

/** State of the selected tags. `add` and `remove` fire an input event on `input`, so that the draft is stored. */
export function useChosenTags(
  input: RefObject<HTMLInputElement | null>,
  tags: readonly Tag[],
): ChosenTagsState {
  const restored = useContext(RestoredValues);
  const [chosen, setChosen] = useState(() => listInitialTags(tags, restored));
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const isToTell = useRef(false);
  const keys = new Set(chosen.map(({ key }) => key));

  useEffect(() => {
    if (!isToTell.current) return;
    isToTell.current = false;
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [chosen, input]);

  return {
    chosen,
    keys,
    removed,
    add(choices) {
      const next = addTagChoices(chosen, choices);
      const added = next.slice(chosen.length).map(({ label }) => label);
      if (added.length === 0) return;
      isToTell.current = true;
      setChosen((now) => addTagChoices(now, choices));
      announce(`Added ${added.join(', ')}. ${describeRoom(next.length)}`);
    },
    addAsked: (choice) => setChosen((now) => addTagChoices(now, [choice])),
    remove(key) {
      const label = chosen.find((tag) => tag.key === key)?.label;
      if (label === undefined) return;
      isToTell.current = true;
      setChosen((now) => now.filter((tag) => tag.key !== key));
      setRemoved((now) => new Set([...now, key]));
      announce(`Removed ${label}. ${describeRoom(chosen.length - 1)}`);
    },
  };
}

export function describeRoom(count: number): string {
  if (count === 0) return `You can add up to ${MAX_TAGS}.`;
  if (count >= MAX_TAGS) return `You’ve added ${MAX_TAGS}, the most allowed.`;
  return `You can add ${MAX_TAGS - count} more.`;
}

function addTagChoices(chosen: readonly ChosenTag[], choices: readonly TagChoice[]): ChosenTag[] {
  const keys = new Set(chosen.map(({ key }) => key));
  const added = choices
    .map((choice) => ({ key: tagKey(choice), label: choice.label }))
    .filter(({ key }) => !keys.has(key));
  return [...chosen, ...added].slice(0, MAX_TAGS);
}

/** Selects the address's tag once the choices load. @returns whether that is done, or there is no tag to select */
export function useAskedTag(
  preselected: { key: string } | undefined,
  { choices, load }: TagChoices,
  { addAsked }: ChosenTagsState,
): boolean {
  const restored = useContext(RestoredValues);
  const key = preselected?.key ?? '';
  const [isDone, setDone] = useState(key === '' || restored?.[ASKED_FIELD]?.[0] === key);
  const choose = useEffectEvent(() => {
    const choice = choices && findTagChoice(choices, key);
    if (choice) addAsked(choice);
    if (choices) setDone(true);
    else load();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- once, when the choices have loaded
    if (!isDone) choose();
  }, [isDone, choices]);
  return isDone;
}
