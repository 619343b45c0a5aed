import { Button } from '@desert/kit';
import { $waiting, discardWrite } from '@desert/kit/shell';
import { useStore } from '@nanostores/react';

/** Texts that the member wrote without a connection, until they are sent. */
export function WaitingWrites() {
  const waiting = useStore($waiting);
  if (waiting.length === 0) return null;
  return (
    <aside className="stack tight sunken pad-3" aria-label="Waiting to be sent">
      <p>Waiting for a connection:</p>
      <ul className="stack tight">
        {waiting.map(({ name, text, error }) => (
          <li key={name} className="row">
            <span className="clamped lines-1 breakable" dir="auto">
              {text}
            </span>
            {error !== undefined && <span role="alert">{error}</span>}
            {error !== undefined && (
              <Button look="quiet" onClick={() => void discardWrite(name)}>
                Discard
              </Button>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}
