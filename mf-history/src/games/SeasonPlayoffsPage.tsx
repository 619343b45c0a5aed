import type { SeasonLog } from '@desert/contract/history/games';
import { BackLink, Link } from '@desert/kit';
import { GamesCredit } from '../credits.tsx';
import { HistoryNav } from '../HistoryNav.tsx';
import { seasonPath } from '../paths.ts';
import { SeasonTabs } from '../team/SeasonTabs.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import styles from './games.module.css';

export function SeasonPlayoffsPage({ log: { season, team_name, series } }: { log: SeasonLog }) {
  return (
    <article className={`stack gap-5 ${styles.page}`}>
      <HistoryNav current="seasons" part />
      <BackLink href={seasonPath(season)}>{`Back to ${season}`}</BackLink>
      <h1>{`${season} ${team_name}, playoffs`}</h1>
      <SeasonTabs season={season} current="Playoffs" />
      {series.length === 0 && <p>{`The ${team_name} didn’t make the playoffs.`}</p>}
      {series.map((series, at) => (
        <SeriesTable
          key={series.round}
          series={series}
          download={`games/season/${season}?list=series.${at}.games`}
        />
      ))}
      <p>
        <Link className="target" href="/history/playoffs">
          Every playoff game
        </Link>
      </p>
      <GamesCredit />
    </article>
  );
}
