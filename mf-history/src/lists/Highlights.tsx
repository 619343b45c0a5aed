import { gamePath } from '@desert/contract/history/game-text';
import type { HistoryList, ListHighlight } from '@desert/contract/history/lists';
import { formatDay } from '@desert/contract/history/months';
import { Link } from '@desert/kit';

/** Facts longer than this are folded. */
const SHOWN_ROWS = 5;

/** The facts above a list, and the games in it that the viewer was at. */
export function Highlights({ list }: { list: HistoryList }) {
  const attended = list.attended ?? [];
  const highlight: ListHighlight = {
    heading: attended.length === 1 ? 'You were at 1 game' : `You were at ${attended.length} games`,
    facts: attended.map((date) => ({ text: formatDay(date), path: gamePath(date) })),
  };
  const shown = [...(list.highlights ?? []), ...(attended.length > 0 ? [highlight] : [])];
  if (shown.length === 0) return null;
  return (
    <div className="stack columns align-start">
      {shown.map(({ heading, facts }) => (
        <section key={heading} className="card stack tight pad-4">
          <h2 className="text-large">{heading}</h2>
          <Facts facts={facts.slice(0, SHOWN_ROWS)} />
          {facts.length > SHOWN_ROWS && (
            <details>
              <summary>{`All ${facts.length}`}</summary>
              <Facts facts={facts.slice(SHOWN_ROWS)} />
            </details>
          )}
        </section>
      ))}
    </div>
  );
}

function Facts({ facts }: Pick<ListHighlight, 'facts'>) {
  return (
    <ul>
      {facts.map(({ text, path }) => (
        <li key={text}>
          {path === null ? (
            text
          ) : (
            <Link className="target" href={path}>
              {text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
