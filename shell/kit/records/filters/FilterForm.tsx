import { useAddress } from '../../app/router.tsx';
import { SelectField, TextField } from '../../form/fields.tsx';
import { Button } from '../../ui/Button.tsx';
import type { ListFilter } from './filters.ts';
import { MemberField } from './MemberField.tsx';
import { QueryForm } from './QueryForm.tsx';
import styles from './FilterForm.module.css';

export interface FilterFormProps {
  path: string;
  filters: readonly ListFilter[];
}

const NAME = 'Filter and sort';

/** Form that filters and sorts a list; works as a GET form without JavaScript. */
export function FilterForm({ path, filters }: FilterFormProps) {
  const { search } = useAddress();
  return (
    // Closed at first on phones, where `ChosenFilters` lists the active filters.
    <details className={`card fill ${styles.filters}`}>
      <summary className={`pad-block-2 ${styles.summary}`}>{NAME}</summary>
      <QueryForm path={path} label={NAME} className={`stack tight ${styles.form}`}>
        <div className={`stack tight ${styles.fields}`}>
          {filters.map((filter) => (
            <FilterField key={filter.name} filter={filter} search={search} />
          ))}
        </div>
        <Button type="submit" look="quiet">
          Apply
        </Button>
      </QueryForm>
    </details>
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
  const known = choices.some(([key]) => key === value) ? value : '';
  return (
    <SelectField label={label} name={name} choices={choices} none={none} defaultValue={known} />
  );
}
