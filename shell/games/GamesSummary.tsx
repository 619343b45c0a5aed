import type { AttendanceSummary, AttendedGroup } from '@desert/contract/history/attendance';
import { formatGameLabel, gamePath, formatResult } from '@desert/contract/history/game-text';
import type { Game } from '@desert/contract/history/games';
import { Link } from '@desert/kit';
import { pluralize } from '@desert/kit/shell';
import { type ReactNode, useId } from 'react';
import styles from './games.module.css';

interface NightsProps {
  summary: AttendanceSummary;
  isSmall?: boolean;
}

export function Nights({ summary: { games, record }, isSmall }: NightsProps) {
  return (
    <>
      <p className={isSmall ? 'text-large bold figures' : `display-figure ${styles.nights}`}>
        {`${pluralize(games, 'night')} · ${record}`}
      </p>
      <p className="caption">wins, losses, and ties or overtime losses</p>
    </>
  );
}

/** Facts of a member's games. */
export function GamesSummary({ summary }: { summary: AttendanceSummary }) {
  const { streak, scorers } = summary;
  return (
    <div className="stack">
      <FirstAndLast summary={summary} />
      <dl className="stack tight">
        {streak && streak.games > 1 && (
          <Fact name="Longest winning streak">
            {`${streak.games} games, through `}
            <GameLink game={streak.last} />
          </Fact>
        )}
        {scorers.players.length > 0 && (
          <Fact name="Most goals">
            {scorers.players.map(({ name, slug, goals }, at) => (
              <span key={slug ?? name}>
                {at > 0 && ', '}
                {slug ? <Link href={`/history/players/${slug}`}>{name}</Link> : name} {goals}
              </span>
            ))}
            <span className="caption">
              {` in the ${pluralize(scorers.games, 'game')} with a box score`}
            </span>
          </Fact>
        )}
      </dl>
      <Groups heading="By opponent" groups={summary.opponents} />
      <Groups heading="By arena" groups={summary.arenas} />
    </div>
  );
}

export function FirstAndLast({ summary: { games, first, last } }: { summary: AttendanceSummary }) {
  return (
    <dl className="stack tight">
      <Fact name="First">
        <GameLink game={first} />
      </Fact>
      {games > 1 && (
        <Fact name="Last">
          <GameLink game={last} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="caption">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function GameLink({ game }: { game: Game }) {
  return (
    <Link className="target" href={gamePath(game.date)}>
      {`${formatGameLabel(game)}, ${formatResult(game)}`}
    </Link>
  );
}

function Groups({ heading, groups }: { heading: string; groups: AttendedGroup[] }) {
  const id = useId();
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <table className={`fill figures ${styles.table}`}>
        <caption id={id}>{heading}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">Games</th>
            <th scope="col">Record</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ label, path, games, record }) => (
            <tr key={label}>
              <th scope="row">
                {path ? (
                  <Link className="target" href={path}>
                    {label}
                  </Link>
                ) : (
                  label
                )}
              </th>
              <td>{games}</td>
              <td>{record}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
