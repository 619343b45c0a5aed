import type { Arena } from '@desert/contract/history/coaches';
import { gamePath } from '@desert/contract/history/game-text';
import { formatDay } from '@desert/contract/history/months';
import { Link, ShareButton } from '@desert/kit';
import { Fragment } from 'react';
import { GamesCredit } from '../credits.tsx';
import { Unknown } from '../figures/FigureText.tsx';
import { formatCount } from '../format.ts';
import { HistoryNav } from '../HistoryNav.tsx';
import styles from '../games/games.module.css';
import pageHeader from '../PageHeader.module.css';

export function ArenasPage({ arenas }: { arenas: Arena[] }) {
  return (
    <article className={`stack gap-5 ${styles.page}`}>
      <HistoryNav current="more" part />
      <header className="stack tight">
        <h1>Home arenas</h1>
        <p className="measure text-large">
          {`The franchise played at home in ${arenas.length} buildings. Records are wins, losses, ties, and overtime losses in the regular season.`}
        </p>
      </header>
      {arenas.map((arena) => (
        <ArenaSection key={arena.name} arena={arena} />
      ))}
      <p>
        <ShareButton title="Home arenas" />
      </p>
      <GamesCredit />
    </article>
  );
}

function ArenaSection({ arena }: { arena: Arena }) {
  const { name, names, city, capacity, note, attendance, games, record, sources } = arena;
  const facts = [
    ['City', city],
    ['Capacity', capacity === null ? <Unknown key="capacity" /> : formatCount(capacity)],
    ['Home record', `${record} in ${formatCount(games)} games`],
    ['First game', <GameLink key="first" date={arena.first_game} />],
    ['Last game', <GameLink key="last" date={arena.last_game} />],
    [
      'Average attendance',
      attendance === null ? (
        <Unknown key="attendance" />
      ) : (
        `${formatCount(attendance.average)} in the ${formatCount(attendance.games)} games that we know it for`
      ),
    ],
  ] as const;
  return (
    <section className="stack tight">
      <h2>{name}</h2>
      <p>{names.map((entry) => `${entry.name}, ${entry.seasons}`).join('; ')}</p>
      <dl className={`stack space-4 ${pageHeader.facts}`}>
        {facts.map(([term, fact]) => (
          <div key={term} className={`row align-baseline gap-0-3 ${pageHeader.fact}`}>
            <dt className="caption">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="caption">
        {`${note} Sources: `}
        {sources.map(({ name: source, url }, at) => (
          <Fragment key={source}>
            {at > 0 && ', '}
            <a href={url}>{source}</a>
          </Fragment>
        ))}
        {'.'}
      </p>
    </section>
  );
}

function GameLink({ date }: { date: string }) {
  return (
    <Link className="target" href={gamePath(date)}>
      {formatDay(date)}
    </Link>
  );
}
