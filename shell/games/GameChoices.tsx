import { isOpenGame, OWN_GAMES, type OwnGames } from '@desert/contract/history/attendance';
import { gameLabel, resultText } from '@desert/contract/history/game-text';
import { Button, showToast } from '@desert/kit';
import { errorText, isGood, pluralize, sendApi } from '@desert/kit/shell';
import { type FormEvent, useState } from 'react';
import { useSiteCache } from '../sections/site.ts';
import styles from './games.module.css';

/** Form with a checkbox for each listed game that had spectators. Saves all of them in one request. */
export function GameChoices({ own, address }: { own: OwnGames; address: string }) {
  const cache = useSiteCache();
  const [pending, setPending] = useState(false);
  const games = own.games.filter(({ date }) => isOpenGame(date));

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const add = new FormData(event.currentTarget).getAll('there') as string[];
    const remove = games.map(({ date }) => date).filter((date) => !add.includes(date));
    setPending(true);
    const response = await sendApi('PUT', OWN_GAMES, { add, remove });
    setPending(false);
    if (!isGood(response)) return showToast(errorText(response));
    cache.invalidate('/api/history/games/');
    await cache.refresh(address);
    return showToast(`Saved. You checked ${pluralize(add.length, 'game')}.`);
  }

  return (
    <form method="post" className="stack" onSubmit={(event) => void save(event)}>
      <fieldset>
        <legend>Check the games you were at</legend>
        <ul className={`stack gap-0-4 ${styles.checks}`}>
          {games.map((game) => (
            <li key={game.date}>
              <label className="target">
                <input
                  type="checkbox"
                  name="there"
                  value={game.date}
                  defaultChecked={game.attended}
                />
                <span>
                  {gameLabel(game)} <span className="caption">{resultText(game)}</span>
                </span>
              </label>
              <input type="hidden" name="listed" value={game.date} />
            </li>
          ))}
        </ul>
      </fieldset>
      <p>
        <Button type="submit" disabled={pending}>
          Save
        </Button>
      </p>
    </form>
  );
}
