import type { Attendances } from '@desert/contract/history/attendance';
import { gamePath, formatOpponent, formatResult } from '@desert/contract/history/game-text';
import type { Game, GameDetail } from '@desert/contract/history/games';
import { formatDayOfYear, formatDay } from '@desert/contract/history/months';
import type { FeedEntry } from '@desert/contract/members/feed';
import { BackLink, Link, type PageProps, ShareButton } from '@desert/kit';
import { GamesCredit } from '../credits.tsx';
import { HistoryNav } from '../HistoryNav.tsx';
import { dayPath, opponentPath, seasonGamesPath } from '../paths.ts';
import { BoxScoreTables } from './BoxScoreTables.tsx';
import { FanStories } from './FanStories.tsx';
import { GameBand } from './GameBand.tsx';
import styles from './games.module.css';

interface GameData {
  game: GameDetail;
  fans: FeedEntry[];
  attendances: Attendances;
}

export function GamePage({ data }: Pick<PageProps<GameData>, 'data'>) {
  const { game, fans, attendances } = data;
  const { season, team_name, opponent, goals_for, goals_against } = game;
  return (
    <article className={`stack gap-5 ${styles.page}`}>
      <HistoryNav current="games" part />
      <nav className="row" aria-label="Games">
        <BackLink href={seasonGamesPath(season)}>{`All games of ${season}`}</BackLink>
        {game.previous && <GameLink game={game.previous} label="Previous game" arrow="←" />}
        {game.next && <GameLink game={game.next} label="Next game" arrow="→" />}
      </nav>
      <GameBand game={game} attendances={attendances} />
      <FanStories game={game} fans={fans} attendances={attendances} />
      {game.box_score ? (
        <BoxScoreTables box={game.box_score} team={team_name} date={game.date} />
      ) : (
        <p className="caption">There’s no box score for this game. We have most from 2009-10 on.</p>
      )}
      <section className="stack tight">
        <h2>{`Against the ${opponent}`}</h2>
        <ul className="row gap-0-4">
          {game.previous_meeting && <Meeting label="Previous" game={game.previous_meeting} />}
          {game.next_meeting && <Meeting label="Next" game={game.next_meeting} />}
          <li>
            <Link className="target" href={opponentPath(game.opponent_slug)}>
              Every meeting
            </Link>
          </li>
          <li>
            <Link className="target" href={dayPath(game.date.slice(5))}>
              {`${formatDayOfYear(game.date.slice(5))} in other years`}
            </Link>
          </li>
        </ul>
      </section>
      <p>
        <ShareButton
          title={`${formatDay(game.date)}: ${team_name} ${goals_for}, ${opponent} ${goals_against}`}
        />
      </p>
      <GamesCredit />
    </article>
  );
}

function GameLink({ game, label, arrow }: { game: Game; label: string; arrow: string }) {
  return (
    <Link className="target pill" href={gamePath(game.date)}>
      {arrow === '←' && <span aria-hidden="true">{arrow}</span>}
      <span className="visually-hidden">{`${label}: `}</span>
      {formatDay(game.date)}
      {arrow === '→' && <span aria-hidden="true">{arrow}</span>}
    </Link>
  );
}

function Meeting({ label, game }: { label: string; game: Game }) {
  return (
    <li>
      {`${label}: `}
      <Link className="target" href={gamePath(game.date)}>
        {`${formatDay(game.date)} ${formatOpponent(game)}, ${formatResult(game)}`}
      </Link>
    </li>
  );
}
