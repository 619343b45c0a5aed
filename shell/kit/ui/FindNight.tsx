import { WHEN_PATH } from '@desert/contract/history/attendance';
import { useId } from 'react';
import { Button } from './Button.tsx';
import styles from './FindNight.module.css';

/** "When were you there?": a plain form that leads to a game, or to an opponent's games. */
export function FindNight() {
  const id = useId();
  return (
    <form action={WHEN_PATH} className="stack tight content-center">
      <h2 id={id} className={styles.question}>
        When were you there?
      </h2>
      <p id={`${id}hint`}>Give us a date or an opponent, and find the night again.</p>
      <div className="row gap-2">
        <input
          className={styles.when}
          name="q"
          required
          maxLength={200}
          aria-labelledby={id}
          aria-describedby={`${id}hint`}
          placeholder="May 22, 2012, or Kings"
          autoComplete="off"
          enterKeyHint="go"
        />
        <Button type="submit">Find the night</Button>
      </div>
    </form>
  );
}
