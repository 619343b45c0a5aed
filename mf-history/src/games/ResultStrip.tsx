import styles from './ResultStrip.module.css';

interface ResultStripProps {
  /** A letter a game: W, L, T or O, an overtime loss; the playoffs after a '|'. */
  results: string;
}

const LOOKS: Record<string, string | undefined> = {
  W: styles.win,
  L: styles.loss,
  T: styles.tie,
  O: styles.overtime,
  '|': styles.playoffs,
};

/** How each game of a season ended: by letter and shape. The table of the games says the same in words. */
export function ResultStrip({ results }: ResultStripProps) {
  return (
    <>
      <p className={styles.strip} aria-hidden="true">
        {Array.from(results, (letter, at) => (
          <span key={at} className={LOOKS[letter]}>
            {letter === '|' ? '' : letter}
          </span>
        ))}
      </p>
      <p className="caption" aria-hidden="true">
        W win, L loss, O overtime loss, T tie
      </p>
    </>
  );
}
