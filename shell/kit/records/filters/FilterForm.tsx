import { formatTotal } from '@desert/contract/records/paging';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../app/Link.tsx';
import { useAddress } from '../../app/router.tsx';
import { SelectField, TextField } from '../../form/fields.tsx';
import { useApiCache } from '../../section/context.tsx';
import { Button } from '../../ui/Button.tsx';
import {
  buildFirstPageAddress,
  readChosenFilters,
  type ListFilter,
  listAddress,
} from './filters.ts';
import { MemberField } from './MemberField.tsx';
import { QueryForm } from './QueryForm.tsx';
import styles from './FilterForm.module.css';

interface CountedList {
  list: string;
  /** The API parameter of that name, as the list reads it. */
  texts: string;
  word: string;
  plural: string;
}

interface FilterFormProps {
  path: string;
  /** A list whose API counts it. */
  counted?: CountedList;
  filters: readonly ListFilter[];
}

const NAME = 'Filter and sort';

/** Filters that stand in the row themselves; the others are in the drawer. */
const IN_ROW = ['q', 'sort'];

const COUNT_DELAY_MS = 300;

/** Row that searches, filters and sorts a list; works as a GET form without JavaScript. */
export function FilterForm({ path, counted, filters }: FilterFormProps) {
  const { search } = useAddress();
  const { count, countSoon } = useMatchCount(counted);
  const [shown, drawer] = [true, false].map((inRow) =>
    filters.filter((filter) => !filter.hidden && IN_ROW.includes(filter.name) === inRow),
  ) as [ListFilter[], ListFilter[]];
  const [find, sort] = IN_ROW.map((name) => shown.find((filter) => filter.name === name));
  const chosen = readChosenFilters(drawer, search).length;
  const field = (filter: ListFilter) => (
    <FilterField key={filter.name} filter={filter} search={search} />
  );
  return (
    <QueryForm path={path} label={NAME} className={`fill ${styles.form}`} onChanged={countSoon}>
      {find && (
        <div className={`flex align-start gap-2 ${styles.find}`}>
          {field(find)}
          <Button type="submit" look="quiet">
            Search
          </Button>
        </div>
      )}
      {filters.filter(({ hidden }) => hidden).map(field)}
      {drawer.length > 0 && (
        <details className={styles.filters}>
          <summary className="target pill subtle-pill">
            <SlidersHorizontal size="1.125rem" aria-hidden="true" />
            {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
          </summary>
          <div className={`stack tight content-start ${styles.drawer}`}>
            {drawer.map(field)}
            <Button type="submit">
              {count === undefined ? 'Apply' : `Show ${count.text} ${count.word}`}
            </Button>
          </div>
        </details>
      )}
      {sort && (
        <div className={`flex align-start gap-2 ${styles.sort}`}>
          {field(sort)}
          {!find && (
            <Button type="submit" look="quiet">
              Apply
            </Button>
          )}
        </div>
      )}
      {filters.map(
        (filter) => filter.chips && <Chips key={filter.name} path={path} filter={filter} />,
      )}
    </QueryForm>
  );
}

/** Counts what the typed filters leave, before they are applied. The list is then in the cache. */
function useMatchCount(counted: CountedList | undefined) {
  const cache = useApiCache();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [count, setCount] = useState<{ text: string; word: string }>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function countSoon(fields: [string, string][]) {
    if (!counted) return;
    const { list, texts, word, plural } = counted;
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const { total } = await cache.ensure(listAddress(list, [['texts', texts], ...fields]));
      setCount(total && { text: formatTotal(total), word: total.count === 1 ? word : plural });
    }, COUNT_DELAY_MS);
  }

  return { count, countSoon };
}

function Chips({ path, filter }: { path: string; filter: ListFilter }) {
  const { search } = useAddress();
  const { name, chips = [] } = filter;
  const chosen = new URLSearchParams(search).get(name) ?? '';
  const rest = [...new URLSearchParams(buildFirstPageAddress(path, search, name).split('?')[1])];
  return (
    <nav aria-label="Quick filters" className={styles.chips}>
      <ul className="flex gap-2">
        {[['', 'All'] as const, ...chips].map(([value, text]) => (
          <li key={value}>
            <Link
              className="target pill choice unbroken ink"
              href={listAddress(path, [...rest, [name, value]])}
              aria-current={value === chosen ? 'true' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FilterField({ filter, search }: { filter: ListFilter; search: string }) {
  const { name, label, choices, none = 'Any', input, hidden, isMember } = filter;
  const value = new URLSearchParams(search).get(name) ?? '';
  if (hidden) return value && <input type="hidden" name={name} value={value} />;
  if (!choices) {
    const Text = isMember ? MemberField : TextField;
    return <Text label={label} name={name} defaultValue={value} {...input} />;
  }
  const listedValue = choices.some(([key]) => key === value) ? value : '';
  return (
    <SelectField
      label={label}
      name={name}
      choices={choices}
      none={none}
      defaultValue={listedValue}
    />
  );
}
