import { isOpenGame, OWN_GAMES_CSV, type OwnGames } from '@desert/contract/history/attendance';
import { Button } from '@desert/kit';
import { type ChangeEvent, useId, useRef } from 'react';
import styles from './games.module.css';

/** Imports a list of dates with a preview, and exports the same. Works without scripts, which only read a file. */
export function ImportGames({ own }: { own: OwnGames }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { unmatched, games } = own;
  const matched = games.filter(({ date }) => isOpenGame(date));
  const added = matched.filter(({ attended }) => !attended);

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const text = await target.files?.[0]?.text();
    if (area.current && text !== undefined) area.current.value = text;
  }

  return (
    <section id="import" className="stack tight measure" aria-labelledby={id}>
      <h2 id={id}>Import and export</h2>
      {unmatched && (
        <div className="stack tight">
          <p role="status">{`Matched: ${matched.length}. Not matched: ${unmatched.length}.`}</p>
          <ul>
            {unmatched.map(({ line, reason }) => (
              <li key={line}>{`“${line}”: ${reason}`}</li>
            ))}
          </ul>
          {added.length > 0 && (
            <form method="post" action="/user/games">
              {added.map(({ date }) => (
                <input key={date} type="hidden" name="add" value={date} />
              ))}
              <Button type="submit">
                {added.length === 1 ? 'Add the matched game' : `Add ${added.length} matched games`}
              </Button>
            </form>
          )}
        </div>
      )}
      <form method="post" action="/user/games" className="stack tight">
        <label className="stack tight">
          <span>Dates, one on each line: a CSV, the export of another site, or ours</span>
          <textarea ref={area} name="import" rows={5} required className={styles.list} />
        </label>
        <label className="stack tight">
          <span>Or choose a file</span>
          <input
            type="file"
            className={styles.file}
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) => void readFile(event)}
          />
        </label>
        <p>
          <Button type="submit" look="quiet">
            Preview
          </Button>
        </p>
      </form>
      {own.summary && (
        <p>
          <a className="target" href={OWN_GAMES_CSV} download>
            Download my games as CSV
          </a>
        </p>
      )}
    </section>
  );
}
