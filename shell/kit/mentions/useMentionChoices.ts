import { type Mention, mentionPlaces } from '@desert/contract/members/mentions';
import type { Author } from '@desert/contract/records/records';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useViewer } from '../app/session.ts';
import { createDebouncedFetch } from '../combobox/debouncedFetch.ts';
import { type Combobox, type ComboboxField, NONE, useCombobox } from '../combobox/useCombobox.ts';
import { pluralize } from '../text/pluralize.ts';
import { insertName, replaceText } from './insertName.ts';
import { findTypedMention } from './typedMention.ts';

const NAME = /^[\w.-]{1,30}$/;

interface MentionChoices {
  names: readonly string[];
  said: string;
  combobox: Combobox;
}

/** Suggests members. @param isUsername whether the whole field is a name, so that Enter may submit it as typed */
export function useMentionChoices(area: ComboboxField, isUsername: boolean): MentionChoices {
  const viewer = useViewer();
  const [typed, setTyped] = useState<Mention>();
  const [authors, setFound] = useState<readonly Author[]>([]);
  const [said, setSaid] = useState('');
  /** Index of the mention whose list was closed with Escape. */
  const dismissed = useRef<number>(undefined);
  const [request] = useState(() =>
    createDebouncedFetch(buildMentionAddress, (_, body) => {
      const members = body as Author[] | undefined;
      const allowed = isUsername ? members : members?.filter(canBeMentioned);
      setFound(allowed ?? []);
      setSaid(allowed ? describeCount(allowed) : '');
    }),
  );
  const begin = typed?.name.toLowerCase();
  // Filters the last response by newer input.
  const names = authors
    .map(({ username }) => username)
    .filter((name) => begin !== undefined && name.toLowerCase().startsWith(begin));

  function close() {
    request.cancel();
    setTyped(undefined);
    setFound([]);
    setSaid('');
  }

  function suggest() {
    const mention = findMention(area.current);
    if (mention?.at !== dismissed.current) dismissed.current = undefined;
    if (!mention || !viewer || mention.at === dismissed.current) return close();
    setTyped(mention);
    request.start(mention.name);
  }

  const combobox = useCombobox({
    field: area,
    count: names.length,
    first: isUsername ? NONE : 0,
    response: authors,
    choosesByTab: true,
    onInput: suggest,
    onChoose(at) {
      const name = names[at];
      if (!typed || !area.current || name === undefined) return;
      if (isInput(area.current)) replaceText(area.current, 0, area.current.value.length, name);
      else insertName(area.current, typed, name);
      close();
    },
    onClose() {
      if (!isUsername) dismissed.current = typed?.at;
      close();
    },
    onLeave: close,
  });

  const onMove = useEffectEvent(() => {
    if (typed && findMention(area.current)?.at !== typed.at) close();
  });

  const begun = useEffectEvent(suggest);

  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('selectionchange', () => onMove(), { signal: listening.signal });
    // Typed before this code was loaded.
    if (document.activeElement === area.current) begun();
    return () => {
      listening.abort();
      request.cancel();
    };
  }, [area, request]);

  return { names, said, combobox };
}

function isInput(field: HTMLElement | null): field is HTMLInputElement {
  return field instanceof HTMLInputElement;
}

function findMention(area: ComboboxField['current']): Mention | undefined {
  if (!area || area.selectionStart !== area.selectionEnd) return undefined;
  if (isInput(area)) return NAME.test(area.value) ? { at: 0, name: area.value } : undefined;
  return findTypedMention(area.value, area.selectionEnd);
}

/** Whether a member can be mentioned: not if the username ends in a full stop or dash. */
function canBeMentioned({ username }: Author): boolean {
  return mentionPlaces(`@${username}`)[0]?.name === username;
}

function buildMentionAddress(starts: string): string {
  return `/api/users/?${new URLSearchParams({ starts }).toString()}`;
}

function describeCount({ length }: readonly Author[]): string {
  return length === 0 ? 'No matching members.' : pluralize(length, 'member');
}
