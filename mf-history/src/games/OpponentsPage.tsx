import type { Opponent } from '@desert/contract/history/games';
import { Link, ShareButton } from '@desert/kit';
import { GamesCredit } from '../credits.tsx';
import { HistoryNav } from '../HistoryNav.tsx';
import { opponentPath } from '../paths.ts';
import type { Column } from '../table/columns.ts';
import { FoldingTable, RowFacts } from '../table/DataTable.tsx';
import styles from './games.module.css';

const COLUMNS: Column<Opponent>[] = [
  {
    key: 'name',
    label: 'Opponent',
    isRowHeading: true,
    renderCell: ({ slug, name, former_names }) => (
      <>
        <Link href={opponentPath(slug)}>{name}</Link>
        {former_names.length > 0 && <RowFacts>{`formerly ${former_names.join(', ')}`}</RowFacts>}
      </>
    ),
  },
  { key: 'games', label: 'Games played', short: 'GP', abbreviated: true },
  { key: 'record', label: 'W-L-T-OTL', meaning: 'wins, losses, ties, overtime losses' },
  { key: 'goals_for', label: 'Goals for', short: 'GF', abbreviated: true, isFolded: true },
  { key: 'goals_against', label: 'Goals against', short: 'GA', abbreviated: true, isFolded: true },
  {
    key: 'playoff_record',
    label: 'Playoffs',
    isFolded: true,
    value: ({ playoff_games, playoff_record }) => (playoff_games === 0 ? '' : playoff_record),
  },
];

export function OpponentsPage({ opponents }: { opponents: Opponent[] }) {
  return (
    <article className={`stack gap-5 ${styles.page}`}>
      <HistoryNav current="games" part />
      <h1>Every opponent</h1>
      <p className="measure text-large">
        Regular-season records from 1979-80 to 2023-24, under all three of our names. A franchise
        that moved is listed once, under its latest name. See also{' '}
        <Link href="/history/records">records and streaks</Link> and{' '}
        <Link href="/history/playoffs">every playoff game</Link>.
      </p>
      <FoldingTable
        name={{ 'aria-label': 'Every opponent' }}
        download="games/opponents"
        columns={COLUMNS}
        rows={opponents}
        rowKey={({ slug }) => slug}
      />
      <p>
        <ShareButton title="Every opponent" />
      </p>
      <GamesCredit />
    </article>
  );
}
