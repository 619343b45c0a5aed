import styles from './ResultStrip.module.css';

const LETTERS = { W: 'win', L: 'loss', O: 'overtime loss', T: 'tie' };

interface ResultStripProps {
  /** Results as in `SeasonLog`: a letter per game, with the playoffs after a '|'. */
  results: string;
}

/** A season's results, a letter per game. */
export function ResultStrip({ results }: ResultStripProps) {
  const [regular = '', playoffs] = results.split('|');
  return (
    <div className="stack gap-2">
      <Strip name="Regular season, game by game" letters={regular} />
      {playoffs !== undefined && (
        <>
          <p className="caption">In the playoffs</p>
          <Strip name="Playoffs, game by game" letters={playoffs} />
        </>
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

function Strip({ name, letters }: { name: string; letters: string }) {
  return (
    <p
      className={`row align-stretch ${styles.strip}`}
      role="img"
      aria-label={`${name}: ${Array.from(letters).join(' ')}`}
    >
      {Array.from(letters, (letter, at) =>
        letter === 'W' ? <b key={at}>{letter}</b> : <span key={at}>{letter}</span>,
      )}
    </p>
  );
}
