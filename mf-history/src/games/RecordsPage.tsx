import { gamePath } from '@desert/contract/game-text';
import type { Game, GameRecords } from '@desert/contract/games';
import { formatDay } from '@desert/contract/months';
import { Link, ShareButton } from '@desert/kit';
import { GamesCredit } from '../credits.tsx';
import { NoBreakNumbers } from '../figures/FigureText.tsx';
import { formatCount } from '../format.ts';
import { HistoryNav } from '../HistoryNav.tsx';
import { EraNav } from '../leaders/EraNav.tsx';
import { opponentPath, seasonGamesPath, recordsPath } from '../paths.ts';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/DataTable.tsx';
import { GAME_COLUMNS } from './gameColumns.tsx';
import { recordsName } from './gameText.ts';
import styles from './games.module.css';

const CROWD: Column<Game & { attendance?: number }> = {
  key: 'attendance',
  label: 'Attendance',
  format: formatCount,
};

export function RecordsPage({ records }: { records: GameRecords }) {
  const { era, streaks, lists, comebacks, attendances } = records;
  return (
    <article className={styles.page}>
      <HistoryNav />
      <h1>{recordsName(era)}</h1>
      <EraNav pathOf={recordsPath} era={era} />
      <section className="stack tight">
        <h2>Streaks in one regular season</h2>
        <dl className="stack tight">
          {streaks.map(({ label, games, first, last }) => (
            <div key={label}>
              <dt className="caption">{label}</dt>
              <dd>
                <b>{games}</b>
                {', '}
                <Link href={gamePath(first.date)}>{formatDay(first.date)}</Link>
                {' to '}
                <Link href={gamePath(last.date)}>{formatDay(last.date)}</Link>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <div className={styles.halves}>
        {lists.map(({ label, games }) => (
          <section key={label} className="stack tight">
            <h2>{label}</h2>
            <DataTable
              name={{ 'aria-label': label }}
              narrow="folds"
              columns={label.includes('crowds') ? [...GAME_COLUMNS, CROWD] : GAME_COLUMNS}
              rows={games}
              rowKey={({ date }) => date}
            />
          </section>
        ))}
      </div>
      <p className="caption">
        {`Crowds are known for ${formatCount(attendances)} of these games. The smallest ones include games played under limits on attendance.`}
      </p>
      {comebacks.length > 0 && (
        <section className="stack tight">
          <h2>Comebacks in a series</h2>
          <ul className="stack tight">
            {comebacks.map(({ label, series }) => (
              <li key={`${series.season} ${series.round}`}>
                <NoBreakNumbers text={`${label}: `} />
                <Link href={seasonGamesPath(series.season)}>
                  <NoBreakNumbers text={`${series.season} ${series.round}`} />
                </Link>
                {' against the '}
                <Link href={opponentPath(series.opponent_slug)}>{series.opponent}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <ShareButton title={recordsName(era)} address={recordsPath(era)} />
      </p>
      <GamesCredit />
    </article>
  );
}
