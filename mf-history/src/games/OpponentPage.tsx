import { GAMES_PATH } from '@desert/contract/history/attendance';
import { gamePath, formatOpponent, formatResult } from '@desert/contract/history/game-text';
import type { Game, OpponentDetail } from '@desert/contract/history/games';
import { formatDay } from '@desert/contract/history/months';
import { BackLink, ButtonLink, Link, ShareButton } from '@desert/kit';
import { Fragment, useId } from 'react';
import { GamesCredit } from '../credits.tsx';
import { HistoryNav } from '../HistoryNav.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { FoldingTable } from '../table/DataTable.tsx';
import { GAME_COLUMNS } from './gameColumns.tsx';
import { SplitsTable } from './SplitsTable.tsx';
import styles from './games.module.css';

export function OpponentPage({ opponent }: { opponent: OpponentDetail }) {
  const { name, former_names, record, playoff_games, playoff_record, meetings } = opponent;
  const headingId = useId();
  const first = meetings.at(-1);
  return (
    <article className={`stack gap-5 ${styles.page}`}>
      <HistoryNav current="games" part />
      <BackLink href="/history/against">Every opponent</BackLink>
      <PageHeader
        name={`Against the ${name}`}
        line={former_names.length > 0 ? `formerly ${former_names.join(', ')}` : ''}
        facts={[
          ['Record (W-L-T-OTL)', record],
          ['Playoffs', playoff_games === 0 ? 'Never met' : playoff_record],
          ['First meeting', first ? <GameText key="first" game={first} /> : ''],
          ...toRow('Biggest win', opponent.biggest_win),
          ...toRow('Biggest loss', opponent.biggest_loss),
          ...toStreakFacts('Longest winning streak', opponent.longest_winning_streak),
          ...toStreakFacts('Longest losing streak', opponent.longest_losing_streak),
        ]}
      />
      <SplitsTable
        heading="Home and road"
        by="Place"
        splits={[opponent.home, opponent.road].filter(({ games }) => games > 0)}
      />
      <section className="stack tight">
        <h2 id={headingId}>{`All ${meetings.length} meetings`}</h2>
        <p>
          <ButtonLink look="quiet" href={`${GAMES_PATH}?opponent=${opponent.slug}#add`}>
            Mark the games you were at
          </ButtonLink>
        </p>
        <FoldingTable
          name={{ 'aria-labelledby': headingId }}
          download={`games/opponents/${opponent.slug}?list=meetings`}
          columns={GAME_COLUMNS}
          rows={meetings}
          rowKey={({ date }) => date}
        />
      </section>
      <p>
        <ShareButton title={`Against the ${name}`} />
      </p>
      <GamesCredit />
    </article>
  );
}

const toRow = (term: string, game: Game | null) =>
  game ? [[term, <GameText key={game.date} game={game} />] as const] : [];

const toStreakFacts = (term: string, streak: OpponentDetail['longest_winning_streak']) =>
  streak && streak.games > 1
    ? [
        [
          term,
          <Fragment key={term}>
            {`${streak.games} games, through `}
            <GameText game={streak.last} />
          </Fragment>,
        ] as const,
      ]
    : [];

function GameText({ game }: { game: Game }) {
  return (
    <Link className="target" href={gamePath(game.date)}>
      {`${formatDay(game.date)} ${formatOpponent(game)}, ${formatResult(game)}`}
    </Link>
  );
}
