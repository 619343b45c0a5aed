import { isOpenGame } from '@desert/contract/history/attendance';
import type { Tag } from '@desert/contract/tags/tags';
import { useId } from 'react';
import { Link } from '../app/Link.tsx';
import { useViewer } from '../app/session.ts';

interface TagListProps {
  tags: readonly Tag[] | undefined;
}

/**
 * Links to a record's tags. Asks the author whether they were at a tagged game that had spectators, until they say
 * so. @param props.owner the author's id @param props.attended the tagged games that they were at
 */
export function TagList({
  tags,
  owner,
  attended,
}: TagListProps & { owner: number; attended?: readonly string[] | undefined }) {
  const id = useId();
  const viewer = useViewer();
  if (!tags || tags.length === 0) return null;
  const game = tags.find(
    ({ kind, id: date }) => kind === 'game' && isOpenGame(date) && !attended?.includes(date),
  );
  return (
    <section className="stack gap-2" aria-labelledby={id}>
      <h2 id={id} className="font-body text-small semibold muted">
        Tagged
      </h2>
      <ul className="row gap-2">
        {tags.map((tag) => (
          <li key={tag.path}>
            <Link className="target pill" href={tag.path}>
              {tag.label}
            </Link>
          </li>
        ))}
      </ul>
      {game && viewer?.id === owner && (
        <Link className="target" href={`${game.path}#attendance`}>
          You tagged this game: were you there?
        </Link>
      )}
    </section>
  );
}

const MAX_SHOWN_TAGS = 3;

/** Links to a record's first three tags, for a card in a list. */
export function CardTags({ tags }: TagListProps) {
  if (!tags || tags.length === 0) return null;
  return (
    <ul className="row align-stretch positioned above self-start gap-0-4" aria-label="Tagged">
      {tags.slice(0, MAX_SHOWN_TAGS).map((tag) => (
        <li key={tag.path}>
          <Link className="target text-small muted" href={tag.path}>
            {tag.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
