import { tagKey } from '@desert/contract/tags';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { RestoredValues } from '../form/fieldValues.ts';
import { ASKED_FIELD } from './tagFields.ts';
import type { ChosenTags } from './useChosenTags.ts';
import type { TagChoices } from './useTagChoices.ts';

/** Selects the address's tag once, unless a draft already did. */
export function useAskedTag(
  asked: { key: string } | undefined,
  { choices, load }: TagChoices,
  { addAsked }: ChosenTags,
): void {
  const restored = useContext(RestoredValues);
  const key = asked?.key ?? '';
  const [isDone, setDone] = useState(key === '' || restored?.[ASKED_FIELD]?.[0] === key);
  const choose = useEffectEvent(() => {
    const path = `/history/players/${key.replace('player:', '')}`;
    const choice = choices?.find((one) => tagKey(one) === key || one.path === path);
    if (choice) addAsked(choice);
    if (choices) setDone(true);
    else load();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- once, when what can be chosen is there
    if (!isDone) choose();
  }, [isDone, choices]);
}
