import { gamePath } from '@desert/contract/history/game-text';
import type { Game, GameRecords } from '@desert/contract/history/games';
import { formatDay } from '@desert/contract/history/months';
import { Link, ShareButton } from '@desert/kit';
import { Fragment } from 'react';
import { GamesCredit } from '../credits.tsx';
import { NoBreakNumbers } from '../figures/FigureText.tsx';
import { formatCount } from '../format.ts';
import { HistoryNav } from '../HistoryNav.tsx';
import { EraNav } from '../leaders/EraNav.tsx';
import { opponentPath, seasonGamesPath, recordsPath } from '../paths.ts';
import type { Column } from '../table/columns.ts';
import { FoldingTable } from '../table/DataTable.tsx';
import { GAME_COLUMNS } from './gameColumns.tsx';
import { formatRecordsName } from './gameText.ts';
import styles from './games.module.css';

type Crowd = Game & { attendance?: number; capacity?: number | null };

const CROWD: Column<Crowd> = {
  key: 'attendance',
  label: 'Crowd',
  renderCell: ({ attendance = 0, capacity }) => (
    <>
      {formatCount(attendance)}
      {capacity && <span className="caption">{` of ${formatCount(capacity)}`}</span>}
    </>
  ),
};

export function RecordsPage({ records }: { records: GameRecords }) {
  const { era, streaks, lists, comebacks, attendances } = records;
  return (
    <article className={`stack gap-5 ${styles.page}`}>
      <HistoryNav current="records" />
      <h1>{formatRecordsName(era)}</h1>
      <EraNav pathOf={recordsPath} era={era} />
      <section className="stack tight">
        <h2>Streaks in one regular season</h2>
        <dl className="stack tight">
          {streaks.map(({ label, games, ties = [], ...longest }) => (
            <div key={label}>
              <dt className="caption">{label}</dt>
              <dd>
                <b>{games}</b>
                {[longest, ...ties].map(({ first, last }, at) => (
                  <Fragment key={first.date}>
                    {at === 0 ? ', ' : ', and '}
                    <Link href={gamePath(first.date)}>{formatDay(first.date)}</Link>
                    {' to '}
                    <Link href={gamePath(last.date)}>{formatDay(last.date)}</Link>
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <div className={`stack gap-5 align-start ${styles.halves}`}>
        {lists.map(({ label, games, cut }, at) => (
          <section key={label} className="stack tight">
            <h2>{label}</h2>
            <FoldingTable
              name={{ 'aria-label': label }}
              download={`games/records/${era ?? 'franchise'}?list=lists.${at}.games`}
              columns={label.includes('crowds') ? [...GAME_COLUMNS, CROWD] : GAME_COLUMNS}
              rows={games}
              rowKey={({ date }) => date}
            />
            {cut && (
              <p className="caption">{`${cut.shown} of ${cut.of} games with the last value shown`}</p>
            )}
          </section>
        ))}
      </div>
      {attendances > 0 && (
        <p className="caption">
          {`Crowds are in our sources for ${formatCount(attendances)} home games. Beside each is the arena’s capacity; some crowds were larger than our sources give it.`}
        </p>
      )}
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
        <ShareButton title={formatRecordsName(era)} address={recordsPath(era)} />
      </p>
      <GamesCredit />
    </article>
  );
}
