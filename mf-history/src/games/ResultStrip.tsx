import { gamePath } from '@desert/contract/history/game-text';
import type { StripGame } from '@desert/contract/history/history';
import { formatDayOfYear, MONTHS } from '@desert/contract/history/months';
import { getEraClass, Link } from '@desert/kit';
import styles from './ResultStrip.module.css';

const LETTERS = { W: 'win', L: 'loss', O: 'overtime loss', T: 'tie' };

interface ResultStripProps {
  season: string;
  /** Results as in `SeasonLog`: a letter per game, with the playoffs after a '|'. */
  results: string;
  games: readonly StripGame[];
}

export function ResultStrip({ season, results, games }: ResultStripProps) {
  const [regular = '', playoffs = ''] = results.split('|');
  return (
    <div className={`stack tight ${getEraClass(season)}`} data-chart>
      <Strip name="Regular season" letters={regular} games={games} />
      {playoffs !== '' && (
        <Strip name="Playoffs" letters={playoffs} games={games.slice(regular.length)} />
      )}
      <p className="caption">
        {Object.entries(LETTERS)
          .filter(([letter]) => results.includes(letter))
          .map((entry) => entry.join(' '))
          .join(', ')}
      </p>
    </div>
  );
}

interface StripProps {
  name: string;
  letters: string;
  games: readonly StripGame[];
}

function Strip({ name, letters, games }: StripProps) {
  const nights = Array.from(letters, (letter, at) => ({ letter, game: games[at] }));
  const months = Map.groupBy(nights, ({ game }) => game?.[0].slice(0, 7) ?? '');
  return (
    <section aria-label={`${name}, game by game`}>
      <ol className={`stack tight ${styles.months}`}>
        {[...months].map(([month, some]) => (
          <li key={month}>
            <span className="caption">
              {`${name === 'Playoffs' ? 'Playoffs, ' : ''}${MONTHS[Number(month.slice(5)) - 1]}`}
            </span>
            <ol className={`row ${styles.strip}`}>
              {some.map(
                ({ letter, game }) => game && <Night key={game[0]} letter={letter} game={game} />,
              )}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Night({ letter, game: [date, opponent, score] }: { letter: string; game: StripGame }) {
  return (
    <li>
      <Link
        className={`inherit semibold undecorated ${styles.game} ${letter === 'W' ? styles.won : ''}`}
        href={gamePath(date)}
        // Also the link's name, because its content is hidden.
        title={`${letter}: ${formatDayOfYear(date.slice(5))} ${opponent}, ${score}`}
      >
        <span aria-hidden="true">{letter}</span>
      </Link>
    </li>
  );
}
