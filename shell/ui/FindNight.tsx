import { WHEN_PATH } from '@desert/contract/history/attendance';
import { Button } from '@desert/kit';
import styles from './Home.module.css';

/** The question of the home page: a plain form, which leads to a game or to an opponent's games. */
export function FindNight() {
  return (
    <form action={WHEN_PATH} className="stack tight content-center">
      <h2 id="when" className={styles.question}>
        When were you there?
      </h2>
      <p id="when-hint">Give us a date or an opponent, and find the night again.</p>
      <div className="row gap-2">
        <input
          className={styles.when}
          name="q"
          required
          maxLength={200}
          aria-labelledby="when"
          aria-describedby="when-hint"
          placeholder="May 22, 2012, or Kings"
          autoComplete="off"
          enterKeyHint="go"
        />
        <Button type="submit">Find the night</Button>
      </div>
    </form>
  );
}
