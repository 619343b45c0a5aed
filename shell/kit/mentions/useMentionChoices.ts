import { type Mention, mentionPlaces } from '@desert/contract/mentions';
import type { Author } from '@desert/contract/records';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createQuestion } from '../combobox/createQuestion.ts';
import { isComposed } from '../combobox/isComposed.ts';
import { useViewer } from '../session.ts';
import { pluralize } from '../text/pluralize.ts';
import { insertName, replaceText } from './insertName.ts';
import { typedMention } from './typedMention.ts';

/** A text area with mentions, or an input for one username. */
export type NameField = RefObject<HTMLTextAreaElement | HTMLInputElement | null>;

/** The prefix of a username that the API accepts. */
const NAME = /^[\w.-]{1,30}$/;

/** No option is active: Enter submits the form. */
const NONE = -1;

interface MentionChoices {
  names: readonly string[];
  /** The index of the name that Enter chooses, or `NONE`. */
  active: number;
  /** What there is, for those who do not see it; empty where nothing was asked. */
  said: string;
  choose: (name: string) => void;
}

/** The behaviour of a field that suggests members' names. */
export function useMentionChoices(area: NameField): MentionChoices {
  const viewer = useViewer();
  const [typed, setTyped] = useState<Mention>();
  const [found, setFound] = useState<readonly Author[]>([]);
  const [active, setActive] = useState(0);
  const [said, setSaid] = useState('');
  /** The place of the mention whose list was closed. */
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
  // Of the last answer what fits what was typed since.
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
    // It hears of that as of typing.
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
      // If no option is active, the up arrow goes to the last one.
      setActive((Math.max(active, by < 0 ? 0 : NONE) + by + names.length) % names.length);
    } else if ((key === 'Enter' || key === 'Tab') && name !== undefined) choose(name);
    else if (key === 'Escape') {
      if (!isInput(area.current)) done.current = typed?.at;
      close();
    } else return;
    event.preventDefault();
  });

  /** Where the caret goes elsewhere nothing is being typed any more. */
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

/** The initially active option: the first one of a mention, none of an input, where Enter submits the form. */
function firstOf(field: HTMLElement | null): number {
  return isInput(field) ? NONE : 0;
}

function mentionIn(area: NameField['current']): Mention | undefined {
  if (!area || area.selectionStart !== area.selectionEnd) return undefined;
  if (isInput(area)) return NAME.test(area.value) ? { at: 0, name: area.value } : undefined;
  return typedMention(area.value, area.selectionEnd);
}

/** Whether a text that has the name behind an '@' mentions them: not where it ends in a full stop. */
function canBeMentioned({ username }: Author): boolean {
  return mentionPlaces(`@${username}`)[0]?.name === username;
}

function addressOf(starts: string): string {
  return `/api/users/?${new URLSearchParams({ starts }).toString()}`;
}

function countOf({ length }: readonly Author[]): string {
  return length === 0 ? 'No matching members.' : pluralize(length, 'member');
}
