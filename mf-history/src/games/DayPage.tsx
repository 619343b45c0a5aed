import type { DayOfHistory } from '@desert/contract/history/games';
import { formatDayOfYear, formatDay } from '@desert/contract/history/months';
import { EmptyNote, Link, ShareButton } from '@desert/kit';
import { GamesCredit } from '../credits.tsx';
import { HistoryNav } from '../HistoryNav.tsx';
import { playerPath, dayPath } from '../paths.ts';
import { FoldingTable } from '../table/DataTable.tsx';
import { GAME_COLUMNS } from './gameColumns.tsx';
import styles from './games.module.css';

export function DayPage({ day }: { day: DayOfHistory }) {
  const { games, birthdays, trades, previous, next } = day;
  const title = `${formatDayOfYear(day.day)} in franchise history`;
  const isEmpty = games.length + birthdays.length + trades.length === 0;
  return (
    <article className={`stack gap-5 ${styles.page}`}>
      <HistoryNav current="games" part />
      <nav className="row" aria-label="Days">
        <Link className="target pill" href={dayPath(previous)} rel="prev">
          <span aria-hidden="true">←</span>
          {formatDayOfYear(previous)}
        </Link>
        <Link className="target pill" href={dayPath(next)} rel="next">
          {formatDayOfYear(next)}
          <span aria-hidden="true">→</span>
        </Link>
      </nav>
      <h1>{title}</h1>
      {isEmpty && (
        <EmptyNote>
          No game, birthday, or trade on this day. The nearest days with one are{' '}
          <Link href={dayPath(previous)}>{formatDayOfYear(previous)}</Link> and{' '}
          <Link href={dayPath(next)}>{formatDayOfYear(next)}</Link>.
        </EmptyNote>
      )}
      {games.length > 0 && (
        <section className="stack tight">
          <h2>Games</h2>
          <FoldingTable
            name={{ 'aria-label': 'Games' }}
            download={`games/on/${day.day}?list=games`}
            columns={GAME_COLUMNS}
            rows={games}
            rowKey={({ date }) => date}
          />
        </section>
      )}
      {birthdays.length > 0 && (
        <section className="stack tight">
          <h2>Birthdays</h2>
          <ul>
            {birthdays.map(({ name, slug, year }) => (
              <li key={slug}>
                <Link className="target" href={playerPath(slug)}>
                  {name}
                </Link>
                {`, born in ${year}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      {trades.length > 0 && (
        <section className="stack tight">
          <h2>Trades</h2>
          <ul className="stack tight">
            {trades.map(({ date, acquired, given }) => (
              <li key={`${date} ${acquired.join()}`}>
                <b>{`${formatDay(date)}: `}</b>
                {`Acquired ${listText(acquired)}`}
                {given.map(({ to, what }) => ` from the ${to} for ${listText(what)}`).join(' and')}
                {'.'}
              </li>
            ))}
          </ul>
          <p className="caption">
            Trades from June 9, 1979 to February 22, 2023 come from{' '}
            <a href="https://github.com/drydenje/nhl-trades">nhl-trades</a>, in its words, and
            weren’t checked against a second list. Those after it, to March 8, 2024, come from the
            press, and others may be missing.
          </p>
        </section>
      )}
      <p>
        <ShareButton title={title} />
      </p>
      <GamesCredit />
    </article>
  );
}

const listText = (names: string[]) =>
  names.length === 0 ? 'nothing' : new Intl.ListFormat('en-US').format(names);
