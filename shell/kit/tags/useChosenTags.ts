import { type Tag, type TagChoice, tagKey, TAGS_MAX } from '@desert/contract/tags/tags';
import { type RefObject, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { RestoredValues } from '../app/fieldValues.ts';
import { announce } from '../toast/announce.ts';
import { ASKED_FIELD, type ChosenTag, firstChosen } from './tagFields.ts';
import { choiceOf, type TagChoices } from './useTagChoices.ts';

export interface ChosenTags {
  chosen: readonly ChosenTag[];
  keys: ReadonlySet<string>;
  removed: ReadonlySet<string>;
  /** Adds tags up to `TAGS_MAX`, and announces them to screen readers. */
  add: (choices: readonly TagChoice[]) => void;
  /** Adds the address's tag without an input event, so that the form does not count as edited. */
  addAsked: (choice: TagChoice) => void;
  remove: (key: string) => void;
}

/** State of the selected tags. `add` and `remove` fire an input event on `input`, so that the draft is stored. */
export function useChosenTags(
  input: RefObject<HTMLInputElement | null>,
  tags: readonly Tag[],
): ChosenTags {
  const restored = useContext(RestoredValues);
  const [chosen, setChosen] = useState(() => firstChosen(tags, restored));
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
      const next = withAll(chosen, choices);
      const added = next.slice(chosen.length).map(({ label }) => label);
      if (added.length === 0) return;
      isToTell.current = true;
      setChosen((now) => withAll(now, choices));
      announce(`Added ${added.join(', ')}. ${roomFor(next.length)}`);
    },
    addAsked: (choice) => setChosen((now) => withAll(now, [choice])),
    remove(key) {
      const label = chosen.find((tag) => tag.key === key)?.label;
      if (label === undefined) return;
      isToTell.current = true;
      setChosen((now) => now.filter((tag) => tag.key !== key));
      setRemoved((now) => new Set([...now, key]));
      announce(`Removed ${label}. ${roomFor(chosen.length - 1)}`);
    },
  };
}

export function roomFor(count: number): string {
  if (count === 0) return `You can add up to ${TAGS_MAX}.`;
  if (count >= TAGS_MAX) return `You’ve added ${TAGS_MAX}, the most allowed.`;
  return `You can add ${TAGS_MAX - count} more.`;
}

function withAll(chosen: readonly ChosenTag[], choices: readonly TagChoice[]): ChosenTag[] {
  const keys = new Set(chosen.map(({ key }) => key));
  const added = choices
    .map((choice) => ({ key: tagKey(choice), label: choice.label }))
    .filter(({ key }) => !keys.has(key));
  return [...chosen, ...added].slice(0, TAGS_MAX);
}

/** Selects the address's tag once the choices load. @returns whether that is done, or there is no tag to select */
export function useAskedTag(
  asked: { key: string } | undefined,
  { choices, load }: TagChoices,
  { addAsked }: ChosenTags,
): boolean {
  const restored = useContext(RestoredValues);
  const key = asked?.key ?? '';
  const [isDone, setDone] = useState(key === '' || restored?.[ASKED_FIELD]?.[0] === key);
  const choose = useEffectEvent(() => {
    const choice = choices && choiceOf(choices, key);
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
