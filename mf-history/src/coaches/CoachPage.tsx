import type { Coach } from '@desert/contract/history/coaches';
import { formatYears } from '@desert/contract/history/seasons';
import { BackLink, Link, ShareButton } from '@desert/kit';
import { HistoryNav } from '../HistoryNav.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { playerPath, seasonPath, COACHES_PATH } from '../paths.ts';
import type { Column } from '../table/columns.ts';
import { ScrollingTable } from '../table/DataTable.tsx';
import { CoachesCredit } from './CoachesPage.tsx';
import styles from '../games/games.module.css';

const COLUMNS: Column<Coach['lines'][number]>[] = [
  {
    key: 'year',
    label: 'Season',
    isRowHeading: true,
    renderCell: ({ year, team_name }) => (
      <Link href={seasonPath(year)}>{`${year} ${team_name}`}</Link>
    ),
  },
  { key: 'games', label: 'Games' },
  { key: 'record', label: 'Record' },
  {
    key: 'playoff_record',
    label: 'Playoffs',
    value: ({ playoff_record }) => playoff_record ?? '',
  },
];

export function CoachPage({ coach }: { coach: Coach }) {
  const { name, games, record, playoff_record, awards, lines } = coach;
  return (
    <article className={`stack gap-5 ${styles.page}`}>
      <HistoryNav current="more" part />
      <BackLink href={COACHES_PATH}>All head coaches</BackLink>
      <PageHeader
        name={name}
        line={`Head coach · ${formatYears(coach)}`}
        facts={[
          ['Games', games],
          ['Record', record],
          ...(playoff_record === null ? [] : [['Playoffs', playoff_record] as const]),
          ...(awards.length > 0 ? [['Jack Adams Award', awards.join(', ')] as const] : []),
        ]}
      />
      {coach.player && (
        <p>
          <Link className="target" href={playerPath(coach.player.slug)}>
            {coach.player.same ? `${name} as a player` : `Another ${name} played for the franchise`}
          </Link>
        </p>
      )}
      <ScrollingTable
        name={{ 'aria-label': 'Season by season' }}
        download={`coaches/${coach.slug}?list=lines`}
        columns={COLUMNS}
        rows={lines}
        rowKey={({ year }) => year}
      />
      <p>
        <ShareButton title={`${name}, head coach`} />
      </p>
      <CoachesCredit />
    </article>
  );
}
