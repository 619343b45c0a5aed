import type { PlayoffSeries } from '@desert/contract/history/games';
import { Link, ShareButton } from '@desert/kit';
import { GamesCredit } from '../credits.tsx';
import { HistoryNav } from '../HistoryNav.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import styles from './games.module.css';

export function PlayoffsPage({ series }: { series: PlayoffSeries[] }) {
  const won = series.filter(({ result }) => result === 'won').length;
  return (
    <article className={`stack gap-5 ${styles.page}`}>
      <HistoryNav current="games" part />
      <h1>Every playoff game</h1>
      <p className="measure text-large">
        {`${series.length} series, ${won} of them won. The 2020 qualifying round counts as playoffs, as the league counts it. `}
        <Link href="/history/records">Records and streaks</Link>
      </p>
      {series.map((series, at) => (
        <SeriesTable
          key={`${series.season} ${series.round}`}
          series={series}
          season={series.season}
          download={`games/playoffs?list=${at}.games`}
        />
      ))}
      <p>
        <ShareButton title="Every playoff game" />
      </p>
      <GamesCredit />
    </article>
  );
}
