import { SEARCH_PREFIX, type Suggestion } from '@desert/contract/search';
import { announce, prefetch, useNavigate } from '@desert/kit';
import { createQuestion, isComposed, pluralize } from '@desert/kit/shell';
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { searchPath } from './searchPath.ts';
import { SuggestionOption } from './SuggestionOption.tsx';
import styles from './Suggestions.module.css';

const NONE = -1;

/** Keeps the server's input element and its text. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [suggestions, setSuggestions] = useState<Suggestion[]>();
  const [active, setActive] = useState(NONE);
  const [question] = useState(() =>
    createQuestion(suggestionsAddress, (text, body) => {
      const answer = body as Suggestion[] | undefined;
      setTyped(text);
      setSuggestions(answer);
      setActive(NONE);
      if (!answer) return;
      announce(answer.length > 0 ? pluralize(answer.length, 'suggestion') : 'No suggestions');
    }),
  );
  const isOpen = suggestions !== undefined;
  // The last option searches for the current text, also before suggestions load.
  const paths = suggestions ? [...suggestions.map(({ path }) => path), searchPath(typed)] : [];

  function close() {
    question.drop();
    setSuggestions(undefined);
    setActive(NONE);
  }

  function choose(path: string) {
    close();
    write(field.current, field.current?.defaultValue);
    prefetch(path);
    navigate(path);
  }

  function move(by: number) {
    const places = paths.length + 1;
    const next = ((active + 1 + by + places) % places) - 1;
    setActive(next);
    const path = paths[next];
    if (path !== undefined) prefetch(path);
  }

  const onInput = useEffectEvent(() => {
    setActive(NONE);
    const text = field.current?.value.trim() ?? '';
    setTyped(text);
    if (text === '') close();
    else question.ask(text);
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposed(event)) return;
    const path = paths[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else onInput();
    } else if (event.key === 'Enter' && path !== undefined) choose(path);
    else if (event.key === 'Escape') {
      if (!isOpen) write(field.current);
      close();
    } else return;
    event.preventDefault();
  });

  const onLeave = useEffectEvent(close);

  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const letGo = new AbortController();
    const { signal } = letGo;
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    input.addEventListener('blur', () => onLeave(), { signal });
    input.form?.addEventListener('submit', () => onLeave(), { signal });
    // Typed before the code was loaded.
    if (document.activeElement === input && input.value !== input.defaultValue)
      question.ask(input.value);
    return () => {
      letGo.abort();
      question.drop();
    };
  }, [field, question]);

  useEffect(() => {
    const input = field.current;
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-controls', id);
    input?.setAttribute('aria-expanded', String(isOpen));
    if (active === NONE) input?.removeAttribute('aria-activedescendant');
    else input?.setAttribute('aria-activedescendant', `${id}-${active}`);
  }, [field, id, isOpen, active]);

  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className={`card ${styles.list}`}
      hidden={!isOpen}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
    >
      {paths.map((path, at) => (
        <SuggestionOption
          // oxlint-disable-next-line react/no-array-index-key -- two players may have one season's path
          key={at}
          id={`${id}-${at}`}
          suggestion={suggestions?.[at]}
          text={typed}
          selected={at === active}
          onChoose={() => choose(path)}
        />
      ))}
    </div>
  );
}

function suggestionsAddress(text: string): string {
  return `${SEARCH_PREFIX}suggestions/?${new URLSearchParams({ q: text }).toString()}`;
}

function write(field: HTMLInputElement | null, text = '') {
  if (field) field.value = text;
}
