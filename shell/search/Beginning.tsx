import { Link } from '@desert/kit';
import { useEffect } from 'react';
import { useSite } from '../sections/site.ts';
import { searchPath } from './searchPath.ts';

const EXAMPLES = ['Shane Doan', '1996-97', 'jersey', 'program'];

export function Beginning({ onShown }: { onShown: () => void }) {
  const { navigation } = useSite();
  useEffect(() => {
    onShown();
    // On a full page load the browser focuses the field by `autofocus`.
    if (navigation?.navigated) document.querySelector<HTMLElement>('main search input')?.focus();
  }, [onShown, navigation]);
  return (
    <>
      <p>
        Search players, seasons, items, posts, memories, and comments. A few letters are enough. Or
        ask a question, like “When did we last beat Detroit?”
      </p>
      <div className="row muted gap-2-3">
        <span id="examples">Try</span>
        <ul className="row" aria-labelledby="examples">
          {EXAMPLES.map((example) => (
            <li key={example}>
              <Link href={searchPath(example)} className="target pill">
                {example}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
