import type { PendingEntry } from '@desert/contract/moderation/moderation';
import { PENDING_READ } from '@desert/contract/moderation/moderation-pages';
import { Link } from '@desert/kit';
import { useId } from 'react';
import { useSetting } from '../useSetting.ts';

export function PendingRecords() {
  const { value } = useSetting<PendingEntry[]>(PENDING_READ);
  const id = useId();
  if (!value || value.length === 0) return null;
  return (
    <section className="stack tight" aria-labelledby={id}>
      <h2 id={id}>Waiting for a moderator</h2>
      <p className="caption">
        Because you’re new and added a link. Only you can see this until it’s approved.
      </p>
      <ul>
        {value.map(({ kind, id, title, path, is_edit }) => (
          <li key={`${kind} ${id}`}>
            <Link href={path} dir="auto">
              {title}
            </Link>
            {is_edit && ' (your edit)'}
          </li>
        ))}
      </ul>
    </section>
  );
}
