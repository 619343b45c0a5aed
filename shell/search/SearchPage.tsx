import { Button } from '@desert/kit';
import { useAddress } from '@desert/kit/shell';
import type { ShellPageProps } from '../sections/shellPageTypes.ts';
import { Beginning } from './Beginning.tsx';
import { Found } from './Found.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './SearchPage.module.css';

export function SearchPage({ onShown }: Pick<ShellPageProps, 'onShown'>) {
  const { search } = useAddress();
  const q = new URLSearchParams(search).get('q')?.trim() ?? '';
  return (
    <div className={`stack gap-5 middle ${styles.page}`}>
      <h1>Search</h1>
      <SearchField value={q} first={q === ''}>
        <Button type="submit">Search</Button>
      </SearchField>
      {q === '' ? (
        <Beginning onShown={onShown} />
      ) : (
        // The key resets the state for another query.
        <Found key={search} q={q} search={search} onShown={onShown} />
      )}
    </div>
  );
}
