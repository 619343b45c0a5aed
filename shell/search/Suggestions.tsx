import { SEARCH_PREFIX, type Suggestion } from '@desert/contract/search/search';
import { announce, prefetch, useNavigate } from '@desert/kit';
import { pluralize } from '@desert/kit/shell';
import {
  createDebouncedFetch,
  Marked,
  Option,
  Options,
  useCombobox,
} from '@desert/kit/shell/combobox';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Search from 'lucide-react/icons/search';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '../sections/site.ts';
import { SectionIcon } from '../ui/SectionIcon.tsx';
import { searchPath, findSearchSection } from './searchPath.ts';
import styles from './Suggestions.module.css';

/** Search suggestions for an input element. The input is uncontrolled, so that it keeps text from before hydration. */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [suggestions, setSuggestions] = useState<Suggestion[]>();
  const [request] = useState(() =>
    createDebouncedFetch(suggestionsAddress, (text, body) => {
      const suggestions = body as Suggestion[] | undefined;
      setTyped(text);
      setSuggestions(suggestions);
      if (!suggestions) return;
      announce(
        suggestions.length > 0 ? pluralize(suggestions.length, 'suggestion') : 'No suggestions',
      );
    }),
  );
  // The last option searches for the current text, even if the suggestions are for an earlier text.
  const paths = suggestions ? [...suggestions.map(({ path }) => path), searchPath(typed)] : [];

  function close() {
    request.cancel();
    setSuggestions(undefined);
  }

  function suggest() {
    const text = field.current?.value.trim() ?? '';
    setTyped(text);
    if (text === '') close();
    else request.start(text);
  }

  const combobox = useCombobox({
    field,
    count: paths.length,
    response: suggestions,
    onInput: suggest,
    onChoose(at) {
      const path = paths[at] ?? '';
      close();
      setFieldText(field.current, field.current?.defaultValue);
      prefetch(path);
      navigate(path);
    },
    onClose: close,
    onActive: (at) => prefetch(paths[at] ?? ''),
    onKey({ key }) {
      if (key === 'ArrowDown' || key === 'ArrowUp') suggest();
      else if (key === 'Escape') setFieldText(field.current);
      else return false;
      return true;
    },
  });

  const onSubmit = useEffectEvent(close);

  useEffect(() => {
    const input = field.current;
    const listening = new AbortController();
    input?.form?.addEventListener('submit', () => onSubmit(), { signal: listening.signal });
    // The visitor may have typed before the code was loaded.
    if (document.activeElement === input && input && input.value !== input.defaultValue)
      request.start(input.value);
    return () => {
      listening.abort();
      request.cancel();
    };
  }, [field, request]);

  return (
    <Options
      id={combobox.id}
      aria-label="Suggestions"
      className={styles.list}
      hidden={suggestions === undefined}
    >
      {paths.map((_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two players may have one season's path
        <Option key={at} {...combobox.optionProps(at)}>
          <SuggestionText suggestion={suggestions?.[at]} text={typed} />
        </Option>
      ))}
    </Options>
  );
}

function SuggestionText({
  suggestion,
  text,
}: {
  suggestion: Suggestion | undefined;
  text: string;
}) {
  const { sections } = useSite().state;
  if (!suggestion)
    return (
      <>
        <Search size="1.125rem" aria-hidden="true" />
        <span
          className={`clipped unbroken ${styles.label}`}
          dir="auto"
        >{`Search for “${text}”`}</span>{' '}
      </>
    );
  const { kind, label, about } = suggestion;
  return (
    <>
      {kind === 'member' ? (
        <CircleUserRound size="1.125rem" aria-hidden="true" />
      ) : (
        <SectionIcon section={findSearchSection(kind, sections)} size="1.125rem" />
      )}
      <span className={`clipped unbroken ${styles.label}`} dir="auto">
        <Marked text={label} />
      </span>{' '}
      <span className={`caption ${styles.about}`}>{about}</span>
    </>
  );
}

function suggestionsAddress(text: string): string {
  return `${SEARCH_PREFIX}suggestions/?${new URLSearchParams({ q: text }).toString()}`;
}

function setFieldText(field: HTMLInputElement | null, text = '') {
  if (field) field.value = text;
}
