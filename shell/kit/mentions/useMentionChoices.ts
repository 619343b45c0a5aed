import { type Mention, mentionPlaces } from '@desert/contract/mentions';
import type { Author } from '@desert/contract/records';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createQuestion } from '../combobox/createQuestion.ts';
import { isComposed } from '../combobox/isComposed.ts';
import { useViewer } from '../session.ts';
import { pluralize } from '../text/pluralize.ts';
import { insertName, replaceText } from './insertName.ts';
import { typedMention } from './typedMention.ts';

export type NameField = RefObject<HTMLTextAreaElement | HTMLInputElement | null>;

const NAME = /^[\w.-]{1,30}$/;

/** No active option: Enter submits the form. */
const NONE = -1;

interface MentionChoices {
  names: readonly string[];
  active: number;
  /** Screen reader message; empty without suggestions. */
  said: string;
  choose: (name: string) => void;
}

export function useMentionChoices(area: NameField): MentionChoices {
  const viewer = useViewer();
  const [typed, setTyped] = useState<Mention>();
  const [found, setFound] = useState<readonly Author[]>([]);
  const [active, setActive] = useState(0);
  const [said, setSaid] = useState('');
  /** Position of the dismissed mention. */
  const done = useRef<number>(undefined);
  const [question] = useState(() =>
    createQuestion(addressOf, (_, body) => {
      const members = body as Author[] | undefined;
      const answer = isInput(area.current) ? members : members?.filter(canBeMentioned);
      setFound(answer ?? []);
      setActive(firstOf(area.current));
      setSaid(answer ? countOf(answer) : '');
    }),
  );
  const begin = typed?.name.toLowerCase();
  // Filters the last response by newer input.
  const names = found
    .map(({ username }) => username)
    .filter((name) => begin !== undefined && name.toLowerCase().startsWith(begin));

  function close() {
    question.drop();
    setTyped(undefined);
    setFound([]);
    setSaid('');
  }

  function choose(name: string) {
    if (!typed || !area.current) return;
    if (isInput(area.current)) replaceText(area.current, 0, area.current.value.length, name);
    else insertName(area.current, typed, name);
    close();
  }

  const onInput = useEffectEvent(() => {
    const mention = mentionIn(area.current);
    if (mention?.at !== done.current) done.current = undefined;
    setActive(firstOf(area.current));
    if (!mention || !viewer || mention.at === done.current) return close();
    setTyped(mention);
    question.ask(mention.name);
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    const name = names[active];
    if (names.length === 0 || isComposed(event) || shiftKey || ctrlKey || altKey || metaKey) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const by = key === 'ArrowDown' ? 1 : -1;
      // Without an active option, the up arrow selects the last one.
      setActive((Math.max(active, by < 0 ? 0 : NONE) + by + names.length) % names.length);
    } else if ((key === 'Enter' || key === 'Tab') && name !== undefined) choose(name);
    else if (key === 'Escape') {
      if (!isInput(area.current)) done.current = typed?.at;
      close();
    } else return;
    event.preventDefault();
  });

  /** Closes the list if the caret leaves the mention. */
  const onMove = useEffectEvent(() => {
    if (typed && mentionIn(area.current)?.at !== typed.at) close();
  });

  const onLeave = useEffectEvent(close);

  useEffect(() => {
    const element: HTMLElement | null = area.current;
    if (!element) return undefined;
    const letGo = new AbortController();
    const { signal } = letGo;
    element.addEventListener('input', () => onInput(), { signal });
    element.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    element.addEventListener('blur', () => onLeave(), { signal });
    document.addEventListener('selectionchange', () => onMove(), { signal });
    // What was typed before this was here.
    // oxlint-disable-next-line react/set-state-in-effect -- React does not control the field's text
    if (document.activeElement === element) onInput();
    return () => {
      letGo.abort();
      question.drop();
    };
  }, [area, question]);

  return { names, active, said, choose };
}

function isInput(field: HTMLElement | null): field is HTMLInputElement {
  return field instanceof HTMLInputElement;
}

/** A mention preselects the first option; an input selects none, so that Enter submits. */
function firstOf(field: HTMLElement | null): number {
  return isInput(field) ? NONE : 0;
}

function mentionIn(area: NameField['current']): Mention | undefined {
  if (!area || area.selectionStart !== area.selectionEnd) return undefined;
  if (isInput(area)) return NAME.test(area.value) ? { at: 0, name: area.value } : undefined;
  return typedMention(area.value, area.selectionEnd);
}

/** A username that ends in a full stop cannot be mentioned. */
function canBeMentioned({ username }: Author): boolean {
  return mentionPlaces(`@${username}`)[0]?.name === username;
}

function addressOf(starts: string): string {
  return `/api/users/?${new URLSearchParams({ starts }).toString()}`;
}

function countOf({ length }: readonly Author[]): string {
  return length === 0 ? 'No matching members.' : pluralize(length, 'member');
}
