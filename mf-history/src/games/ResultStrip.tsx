import styles from './ResultStrip.module.css';

interface ResultStripProps {
  /** Results as in `SeasonLog`: a letter per game, with the playoffs after a '|'. */
  results: string;
}

/** A season's results, a letter per game. Hidden from screen readers, which have the table of the season's games. */
export function ResultStrip({ results }: ResultStripProps) {
  const [regular = '', playoffs] = results.split('|');
  return (
    <div aria-hidden="true">
      <Strip letters={regular} />
      {playoffs !== undefined && (
        <>
          <p className="caption">In the playoffs</p>
          <Strip letters={playoffs} />
        </>
      )}
      <p className="caption">W win, L loss, O overtime loss, T tie</p>
    </div>
  );
}

function Strip({ letters }: { letters: string }) {
  return (
    <p className={styles.strip}>
      {Array.from(letters, (letter, at) =>
        letter === 'W' ? <b key={at}>{letter}</b> : <span key={at}>{letter}</span>,
      )}
    </p>
  );
}
