import type { LitGame } from '@desert/contract/history/attendance';
import { ButtonLink } from '@desert/kit';
import { formatCount } from '../format.ts';
import { HistoryNav } from '../HistoryNav.tsx';
import type { Column } from '../table/columns.ts';
import { FoldingTable } from '../table/DataTable.tsx';
import { GAME_COLUMNS } from './gameColumns.tsx';
import styles from './games.module.css';

const COLUMNS: Column<LitGame>[] = [
  ...GAME_COLUMNS,
  { key: 'lit', label: 'Seats lit', value: ({ lit }) => formatCount(lit) },
  {
    key: 'attendance',
    label: 'Attendance',
    isFolded: true,
    value: ({ attendance }) => (attendance === null ? null : formatCount(attendance)),
  },
];

export function LightsPage({ games }: { games: LitGame[] }) {
  return (
    <article className={`stack gap-5 ${styles.page}`}>
      <HistoryNav current="games" part />
      <header className="stack tight">
        <h1>The most lit nights</h1>
        <p className="measure text-large">
          Every fan who was at a home game lights a seat in its building. These are the brightest.
        </p>
      </header>
      {games.length > 0 ? (
        <FoldingTable
          name={{ 'aria-label': 'The most lit nights' }}
          columns={COLUMNS}
          rows={games}
          rowKey={({ date }) => date}
        />
      ) : (
        <div className="stack justify-start">
          <p>No seat is lit yet. Which night were you there?</p>
          <ButtonLink href="/history">Find a season</ButtonLink>
        </div>
      )}
    </article>
  );
}
