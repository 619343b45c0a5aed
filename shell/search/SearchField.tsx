import { MAX_SEARCH_TEXT } from '@desert/contract/search/search';
import { createLazyComponent, prefetch, useNavigate } from '@desert/kit';
import Search from 'lucide-react/icons/search';
import {
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SEARCH_PATH, searchPath } from './searchPath.ts';
import styles from './SearchField.module.css';

const Suggestions = createLazyComponent(
  async () => (await import('./Suggestions.tsx')).Suggestions,
);

interface SearchFieldProps {
  value?: string;
  first?: boolean;
  children?: ReactNode;
}

/** Search form. Suggestions load on focus; without a script it is a plain GET form. */
export function SearchField({ value, first = false, children }: SearchFieldProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [suggests, setSuggests] = useState(false);
  const lookedFor = useRef(value);

  // Shows the query after a navigation, unless it was submitted here: the visitor may be typing the next query.
  useLayoutEffect(() => {
    if (lookedFor.current === value) return;
    lookedFor.current = value;
    if (field.current) field.current.value = value ?? '';
  }, [value]);

  const suggest = useCallback(() => {
    // If the code does not load, the form works without suggestions.
    Suggestions.load().then(
      () => setSuggests(true),
      () => {},
    );
  }, []);

  // The field may have been focused before hydration.
  useEffect(() => {
    if (document.activeElement === field.current) suggest();
  }, [suggest]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    input.value = input.value.trim();
    lookedFor.current = input.value;
    const to = searchPath(input.value);
    prefetch(to);
    navigate(to);
  }

  return (
    <search>
      <form action={SEARCH_PATH} className="row positioned gap-2 ink" onSubmit={submit}>
        <Search size="1.25rem" className={styles.icon} aria-hidden="true" />
        <input
          ref={field}
          className={styles.field}
          type="search"
          name="q"
          aria-label="Search"
          aria-keyshortcuts="/"
          placeholder="Search players, items, posts"
          defaultValue={value}
          maxLength={MAX_SEARCH_TEXT}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a visitor who opens the search page without a query is about to type one
          autoFocus={first}
          onFocus={suggest}
        />
        {children}
        {/* The key closes suggestions after another search. */}
        {suggests && <Suggestions key={value} field={field} />}
      </form>
    </search>
  );
}
