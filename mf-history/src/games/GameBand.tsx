import type { Attendances } from '@desert/contract/history/attendance';
import { gamePath } from '@desert/contract/history/game-text';
import type { GameDetail } from '@desert/contract/history/games';
import { formatDay } from '@desert/contract/history/months';
import { Link, getEraClass } from '@desert/kit';
import { Unknown } from '../figures/FigureText.tsx';
import { formatCount } from '../format.ts';
import { Facts } from '../PageHeader.tsx';
import { Attendance } from './Attendance.tsx';
import { Bowl } from './Bowl.tsx';
import { formatOutcome, formatStreak } from './gameText.ts';
import styles from './GameBand.module.css';

interface GameBandProps {
  game: GameDetail;
  attendances: Attendances;
}

export function GameBand({ game, attendances }: GameBandProps) {
  const { date, season, round, number, team_name, opponent, goals_for, goals_against } = game;
  const place = round === null ? `game ${number} of ${season}` : `${round}, game ${number}`;
  const hasBowl = game.home && attendances.open;
  return (
    <section
      className={`band ${getEraClass(season)} ${styles.band} ${hasBowl ? styles.halves : ''}`}
    >
      <div className="stack">
        <p className="semibold">{`${formatDay(date)} · ${place}`}</p>
        <h1 className={`stack gap-0 divided ${styles.board}`}>
          <Side name={team_name} goals={goals_for} />
          <span className="visually-hidden">, </span>
          <Side name={opponent} goals={goals_against} />
        </h1>
        {game.series.length > 0 && <SeriesDots game={game} />}
        <Facts
          facts={[
            ['Result', formatOutcome(game)],
            ['Where', describeGameLocation(game)],
            [
              'Attendance',
              game.attendance === null ? <Unknown key="unknown" /> : formatCount(game.attendance),
            ],
            [
              round === null ? 'Record' : 'Series',
              `${game.record_before} before, ${game.record_after} after`,
            ],
            ['Streak', formatStreak(game.streak)],
          ]}
        />
        <Attendance game={game} attendances={attendances} />
      </div>
      {hasBowl && <Bowl game={game} attendances={attendances} />}
    </section>
  );
}

function Side({ name, goals }: { name: string; goals: number }) {
  return (
    <span className={`flex spread gap-5 ${styles.side}`}>
      <span className={styles.name}>{name}</span> <span className="score">{goals}</span>
    </span>
  );
}

function SeriesDots({ game: { date, round, series } }: { game: GameDetail }) {
  return (
    <ol className="row gap-2" aria-label={`${round}, game by game`}>
      {series.map((entry, at) => (
        <li key={entry.date}>
          <Link
            className={`tap-area semibold undecorated text-small ${styles.dot} ${entry.result === 'W' ? styles.won : ''}`}
            href={gamePath(entry.date)}
            aria-current={entry.date === date ? 'page' : undefined}
          >
            <span className="visually-hidden">{`Game ${at + 1}, ${formatDay(entry.date)}: `}</span>
            {entry.result}
          </Link>
        </li>
      ))}
    </ol>
  );
}

function describeGameLocation({ home, arena, neutral_site }: GameDetail): string {
  const side = neutral_site === null ? (home ? 'at home' : 'on the road') : neutral_site;
  return arena === null ? side : `${arena}, ${side}`;
}
