import { GAMES_PATH } from '@desert/contract/history/attendance';
import { formatOpponent, scoreText } from '@desert/contract/history/game-text';
import type { Game, SeasonLog } from '@desert/contract/history/games';
import type { StripGame } from '@desert/contract/history/history';
import { BackLink, ButtonLink, ShareButton } from '@desert/kit';
import { useId } from 'react';
import { GamesCredit } from '../credits.tsx';
import { HistoryNav } from '../HistoryNav.tsx';
import { seasonPath } from '../paths.ts';
import { FoldingTable } from '../table/DataTable.tsx';
import { SeasonTabs } from '../team/SeasonTabs.tsx';
import { LOG_COLUMNS } from './gameColumns.tsx';
import { PaceChart } from './PaceChart.tsx';
import { ResultStrip } from './ResultStrip.tsx';
import { SplitsTable } from './SplitsTable.tsx';
import styles from './games.module.css';

export function SeasonGamesPage({ log }: { log: SeasonLog }) {
  const { season, team_name, record, games, series, splits, results } = log;
  const headingId = useId();
  return (
    <article className={`stack gap-5 ${styles.page}`}>
      <HistoryNav current="seasons" part />
      <BackLink href={seasonPath(season)}>{`Back to ${season}`}</BackLink>
      <header className="stack tight">
        <h1>{`${season} ${team_name}, game by game`}</h1>
        <p className="measure text-large">{`${games.length} games, ${record}.`}</p>
        <SeasonTabs season={season} current="Games" />
        <ResultStrip
          season={season}
          results={results}
          games={[...games, ...series.flatMap((series) => series.games)].map(stripGame)}
        />
        <p>
          <ButtonLink look="quiet" href={`${GAMES_PATH}?season=${season}#add`}>
            Mark the games you were at
          </ButtonLink>
        </p>
      </header>
      <PaceChart log={log} />
      <section className="stack tight">
        <h2 id={headingId}>Regular season</h2>
        <FoldingTable
          name={{ 'aria-labelledby': headingId }}
          download={`games/season/${season}?list=games`}
          columns={LOG_COLUMNS}
          rows={games}
          rowKey={({ date }) => date}
        />
      </section>
      <div className={`stack gap-5 align-start ${styles.halves}`}>
        <SplitsTable
          heading="Home and road"
          by="Place"
          splits={splits.place}
          download={`games/season/${season}?list=splits.place`}
        />
        <SplitsTable
          heading="By month"
          by="Month"
          splits={splits.month}
          download={`games/season/${season}?list=splits.month`}
        />
        <SplitsTable
          heading="By opponent"
          by="Opponent"
          splits={splits.opponent}
          download={`games/season/${season}?list=splits.opponent`}
        />
      </div>
      <p>
        <ShareButton title={`${season} ${team_name}, game by game`} />
      </p>
      <GamesCredit />
    </article>
  );
}

function stripGame(game: Game): StripGame {
  return [game.date, formatOpponent(game), scoreText(game)];
}
