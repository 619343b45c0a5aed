import { gamePath, formatOpponent } from '@desert/contract/history/game-text';
import type { Game } from '@desert/contract/history/games';
import { formatDay } from '@desert/contract/history/months';
import { Link } from '../app/Link.tsx';
import { getEraClass } from './Sweater.tsx';
import styles from './Ticket.module.css';

interface TicketProps {
  game: Game;
  seat?: string | undefined;
  line?: string | undefined;
  linked?: boolean;
}

/** The stub of a ticket: date, opponent, seat and line, and the result to tear off. */
export function Ticket({ game, seat, line, linked = false }: TicketProps) {
  const { date, season, result, goals_for, goals_against, overtime } = game;
  const name = formatOpponent(game);
  return (
    <div className={`positioned flex ${getEraClass(season)} ${styles.ticket}`}>
      <div className={`stack gap-1 content-start pad-3-4 ${styles.stub}`}>
        <p className="text-small">{formatDay(date)}</p>
        <p className={`text-large ${styles.opponent}`}>
          {linked ? (
            <Link className="stretched quiet-link" href={gamePath(date)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {seat && <p className="breakable semibold text-small">{seat}</p>}
        {line && <p className="breakable text-small">{`“${line}”`}</p>}
      </div>
      <p className={`stack gap-1 content-start text-center figures ${styles.result}`}>
        <b className={styles.score}>{`${goals_for}-${goals_against}`}</b>
        <span className="text-small semibold">
          {[result === 'OTL' ? 'L' : result, overtime].filter(Boolean).join(' ')}
        </span>
      </p>
    </div>
  );
}
