import { Button } from '@desert/kit';
import { $waiting, loadOutbox } from '@desert/kit/shell';
import { useStore } from '@nanostores/react';

async function discard(name: string) {
  const { discardWrite } = await loadOutbox();
  await discardWrite(name);
}

export function WaitingWrites() {
  // The server renders none, and the browser may read its list before it hydrates.
  const waiting = useStore($waiting, { ssr: 'initial' });
  if (waiting.length === 0) return null;
  return (
    <aside className="stack tight sunken pad-3" aria-label="Waiting to be sent">
      <p>Not sent yet:</p>
      <ul className="stack tight">
        {waiting.map(({ name, text, error }) => (
          <li key={name} className="row">
            <span className="clamped lines-1 breakable" dir="auto">
              {text}
            </span>
            {error !== undefined && <span role="alert">{error}</span>}
            <Button look="quiet" aria-label={`Discard: ${text}`} onClick={() => void discard(name)}>
              Discard
            </Button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
