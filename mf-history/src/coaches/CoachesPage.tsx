import type { Coach } from '@desert/contract/history/coaches';
import { formatYears } from '@desert/contract/history/seasons';
import { Link, ShareButton } from '@desert/kit';
import { AboutStats, Databank } from '../credits.tsx';
import { HistoryNav } from '../HistoryNav.tsx';
import { coachPath } from '../paths.ts';
import type { Column } from '../table/columns.ts';
import { FoldingTable, RowFacts } from '../table/DataTable.tsx';
import styles from '../games/games.module.css';

const COLUMNS: Column<Coach>[] = [
  {
    key: 'name',
    label: 'Coach',
    isRowHeading: true,
    renderCell: (coach) => (
      <>
        <Link href={coachPath(coach.slug)}>{coach.name}</Link>
        <RowFacts>{formatYears(coach)}</RowFacts>
      </>
    ),
  },
  { key: 'years', label: 'Seasons', isText: true, isFolded: true, value: formatYears },
  { key: 'games', label: 'Games' },
  { key: 'record', label: 'Record' },
  {
    key: 'playoff_record',
    label: 'Playoffs',
    isFolded: true,
    value: ({ playoff_record }) => playoff_record ?? '',
  },
];

export function CoachesPage({ coaches }: { coaches: Coach[] }) {
  return (
    <article className={`stack gap-5 ${styles.page}`}>
      <HistoryNav current="more" part />
      <header className="stack tight">
        <h1>Head coaches</h1>
        <p className="measure text-large">
          {`${coaches.length} coaches led the franchise. Regular-season records have the columns of their time: ties until 2003-04, and overtime losses from 1999-00 on.`}
        </p>
      </header>
      <FoldingTable
        name={{ 'aria-label': 'Head coaches' }}
        download="coaches"
        columns={COLUMNS}
        rows={coaches}
        rowKey={({ slug }) => slug}
      />
      <p>
        <ShareButton title="Head coaches" />
      </p>
      <CoachesCredit />
    </article>
  );
}

export function CoachesCredit() {
  return (
    <AboutStats>
      <p>
        Coaches and records through 2017-18 come from the Hockey Databank, which names Wayne Gretzky
        for 2009-10. We corrected that to Dave Tippett. Later records come from the season’s
        results, and later coaches from <a href="https://en.wikipedia.org">Wikipedia</a>, except in
        2018-19, 2019-20, and 2022-23: those aren’t in our sources, and are inferred from the
        seasons around them. The records add up to the record of every season.
      </p>
      <Databank />
    </AboutStats>
  );
}
