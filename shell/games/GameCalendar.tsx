import { isOpenGame, OWN_GAMES, type OwnGames } from '@desert/contract/history/attendance';
import { formatGameLabel, formatResult } from '@desert/contract/history/game-text';
import { formatDay, MONTHS } from '@desert/contract/history/months';
import { announce, showToast } from '@desert/kit';
import { formatResponseErrors, isGood, sendApi } from '@desert/kit/shell';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSiteCache } from '../sections/site.ts';
import styles from './games.module.css';

type ListedGame = OwnGames['games'][number];

/** The listed games that had spectators, by month: a press on one adds or removes it, also without scripts. */
export function GameCalendar({ own, address }: { own: OwnGames; address: string }) {
  const cache = useSiteCache();
  const [pressed, setPressed] = useState<Record<string, boolean>>({});
  const games = own.games.flatMap((game) =>
    isOpenGame(game.date) ? [{ ...game, attended: pressed[game.date] ?? game.attended }] : [],
  );
  const [home, road] = [games.filter((game) => game.home), games.filter((game) => !game.home)];

  async function toggle(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const { name, value } = submitter;
    const isAdded = name === 'add';
    setPressed((before) => ({ ...before, [value]: isAdded }));
    const response = await sendApi('PUT', OWN_GAMES, { [name]: [value] });
    if (!isGood(response)) {
      setPressed((before) => ({ ...before, [value]: !isAdded }));
      showToast(formatResponseErrors(response));
      return;
    }
    announce(isAdded ? 'Added. You were there.' : 'Removed.');
    cache.invalidate('/api/history/games/');
    await cache.refresh(address);
  }

  return (
    <form method="post" className="stack" onSubmit={(event) => void toggle(event)}>
      <p>Tap a game to add it. Tap it again to remove it.</p>
      <div className={`stack align-start ${styles.months}`}>
        {[...Map.groupBy(home, ({ date }) => date.slice(0, 7))].map(([month, some]) => (
          <Month key={month} month={month} games={some} />
        ))}
      </div>
      {road.length > 0 && (
        <details open={home.length === 0}>
          <summary>Road games</summary>
          <ul className="row gap-2">
            {road.map((game) => (
              <li key={game.date}>
                <GameButton
                  game={game}
                >{`${formatGameLabel(game)}, ${formatResult(game)}`}</GameButton>
              </li>
            ))}
          </ul>
        </details>
      )}
    </form>
  );
}

/** A month's name, the weekday of its first day, from 0 on Sunday, and its number of days. @param month '2012-05' */
function describeMonth(month: string) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    name: `${MONTHS[number - 1]} ${year}`,
    first: new Date(Date.UTC(year, number - 1, 1)).getUTCDay(),
    days: new Date(Date.UTC(year, number, 0)).getUTCDate(),
  };
}

function Month({ month, games }: { month: string; games: ListedGame[] }) {
  const { name, first, days } = describeMonth(month);
  const byDay = new Map(games.map((game) => [Number(game.date.slice(8)), game]));
  return (
    <section className="card stack tight pad-3" aria-label={name}>
      <h3>{name}</h3>
      <ul className={styles.days}>
        {Array.from({ length: first + days }, (_, at) => {
          const day = at - first + 1;
          const game = byDay.get(day);
          return (
            <li key={day} aria-hidden={game ? undefined : true} className="muted">
              {game ? (
                <GameButton game={game}>
                  <DayOfGame game={game} />
                </GameButton>
              ) : (
                day > 0 && day
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A day and the opponent's last name; to screen readers 'May 7, 2012 vs. Nashville Predators, W 2-1'. */
function DayOfGame({ game }: { game: ListedGame }) {
  const { date, opponent } = game;
  const day = String(Number(date.slice(8)));
  const name = opponent.split(' ').at(-1) ?? '';
  const [month, year] = formatDay(date).split(` ${day}, `);
  return (
    <>
      <span className="visually-hidden">{`${month} `}</span>
      <span className="bold">{day}</span>
      <span className="visually-hidden">{`, ${year} vs. ${opponent.slice(0, -name.length)}`}</span>
      <span className={styles.nickname}>{name}</span>
      <span className="visually-hidden">{`, ${formatResult(game)}`}</span>
    </>
  );
}

function GameButton({ game, children }: { game: ListedGame; children: ReactNode }) {
  const { date, attended } = game;
  return (
    <button
      type="submit"
      name={attended ? 'remove' : 'add'}
      value={date}
      className={`card target pad-2-3 ink choice ${styles.day}`}
      aria-pressed={attended}
      title={`${formatGameLabel(game)}, ${formatResult(game)}`}
    >
      {children}
    </button>
  );
}
