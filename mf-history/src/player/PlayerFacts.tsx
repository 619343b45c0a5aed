import { STATS } from '@desert/contract/history/figures';
import { formatDay } from '@desert/contract/history/months';
import type {
  GoaliePlayoffLine,
  PlayerFacts,
  PlayoffLine,
} from '@desert/contract/history/player-facts';
import { Link } from '@desert/kit';
import { type ReactNode, useId } from 'react';
import { formatFraction, formatGoalsAgainstAverage, formatPlusMinus } from '../format.ts';
import { coachPath, seasonPath } from '../paths.ts';
import type { Column } from '../table/columns.ts';
import { ScrollingTable } from '../table/DataTable.tsx';
import styles from './PlayerPage.module.css';

const SEASON: Column<{ year: string }> = {
  key: 'year',
  label: 'Season',
  isRowHeading: true,
  renderCell: ({ year }) => <Link href={seasonPath(year)}>{year}</Link>,
};

const SKATER: Column<PlayoffLine>[] = [
  SEASON,
  { key: 'gp', ...STATS.gp, abbreviated: true },
  { key: 'goals', ...STATS.goals },
  { key: 'assists', ...STATS.assists },
  { key: 'points', ...STATS.points },
  { key: 'pims', ...STATS.pims, abbreviated: true },
  { key: 'plus_minus', ...STATS.plus_minus, format: formatPlusMinus },
];

const GOALIE: Column<GoaliePlayoffLine>[] = [
  SEASON,
  { key: 'gp', ...STATS.gp, abbreviated: true },
  { key: 'wins', ...STATS.wins },
  { key: 'losses', label: 'Losses', short: 'L' },
  { key: 'gaa', ...STATS.gaa, abbreviated: true, format: formatGoalsAgainstAverage },
  { key: 'svp', ...STATS.svp, abbreviated: true, format: formatFraction },
  { key: 'shutouts', label: 'Shutouts', short: 'SO' },
];

export function PlayerFactSections({ facts, slug }: { facts: PlayerFacts; slug: string }) {
  const { playoffs, goalie_playoffs, trades } = facts;
  return (
    <div className={`stack gap-6 space-6 ${styles.facts}`}>
      {goalie_playoffs.length > 0 ? (
        <Playoffs
          lines={goalie_playoffs}
          columns={GOALIE}
          download={`players/${slug}?list=facts.goalie_playoffs`}
        />
      ) : (
        playoffs.length > 0 && (
          <Playoffs
            lines={playoffs}
            columns={SKATER}
            download={`players/${slug}?list=facts.playoffs`}
          />
        )
      )}
      {facts.coach && (
        <p>
          <Link className="target" href={coachPath(facts.coach.slug)}>
            {facts.coach.same
              ? 'He was also a head coach of the franchise'
              : 'A head coach of the franchise had the same name'}
          </Link>
        </p>
      )}
      {trades.length > 0 && (
        <FactList
          heading="Trades"
          facts={trades.map(({ date, direction, team }) => {
            const from = direction === 'in' ? 'acquired from' : 'traded to';
            return `${formatDay(date)}: ${from} the ${team}`;
          })}
        />
      )}
    </div>
  );
}

/** Credits the sources of facts; see drizzle/seed/history/SOURCES.md. */
export function FactsCredit() {
  return (
    <p>
      Trades to February 22, 2023 come from{' '}
      <a href="https://github.com/drydenje/nhl-trades">nhl-trades</a> and weren’t checked against a
      second list. Later ones come from the press. Draft picks come from{' '}
      <a href="https://github.com/nikofur/NHL_Draft_Analysis">NHL_Draft_Analysis</a>, captains from{' '}
      <a href="https://pucksandrocks.blogspot.com">Pucks and Rocks</a>, and honored numbers from{' '}
      <a href="https://en.wikipedia.org">Wikipedia</a>. Sizes, birthplaces, and most awards come
      from the Hockey Databank.
    </p>
  );
}

function Playoffs<Row extends { year: string }>(props: {
  lines: Row[];
  columns: Column<Row>[];
  download: string;
}) {
  const id = useId();
  return (
    <section className="stack tight">
      <h2 id={id}>Playoffs</h2>
      <ScrollingTable
        name={{ 'aria-labelledby': id }}
        download={props.download}
        columns={props.columns}
        rows={props.lines}
        rowKey={({ year }) => year}
      />
    </section>
  );
}

function FactList({ heading, facts }: { heading: string; facts: ReactNode[] }) {
  return (
    <section className="stack tight">
      <h2>{heading}</h2>
      <ul className="stack tight">
        {facts.map((fact, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <li key={at}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
