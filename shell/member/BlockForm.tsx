import type { Author } from '@desert/contract/records';
import { Button, isGood, notify } from '@desert/kit';
import { errorText } from '@desert/kit/forms';
import { LoadingText, readApi, sendApi, TryAgain } from '@desert/kit/shell';
import { useCallback, useEffect, useState } from 'react';

export interface BlockFormProps {
  member: Author;
  /** Closes the modal that it is in. */
  close: () => void;
}

/** Says what it means to block a member, and blocks them, or no longer. */
export function BlockForm({ member: { id, username }, close }: BlockFormProps) {
  const [blocked, setBlocked] = useState<readonly Author[] | 'failed'>();
  const [pending, setPending] = useState(false);
  const load = useCallback(async () => {
    const answer = await readApi('/api/blocks/');
    setBlocked(isGood(answer) ? (answer.body as Author[]) : 'failed');
  }, []);
  useEffect(() => void load(), [load]);

  if (blocked === undefined) return <LoadingText text="Loading..." part />;
  if (blocked === 'failed') return <TryAgain label="Whom you block" onRetry={() => void load()} />;
  const isBlocked = blocked.some((one) => one.id === id);

  async function press() {
    if (pending) return;
    setPending(true);
    const answer = isBlocked
      ? await sendApi('DELETE', `/api/blocks/${id}/`)
      : await sendApi('POST', '/api/blocks/new/', { user_id: id });
    setPending(false);
    if (!isGood(answer)) return notify(errorText(answer));
    close();
    notify(isBlocked ? `${username} is not blocked any more.` : `${username} is blocked.`);
  }

  return (
    <div className="stack">
      <h2>
        {isBlocked ? 'Unblock' : 'Block'} <bdi>{username}</bdi>
      </h2>
      <p>
        Who is blocked cannot write to you, nothing they do is in your notifications, and they are
        not told.
      </p>
      <Button waiting={pending && 'Saving...'} onClick={() => void press()}>
        {isBlocked ? 'Unblock' : 'Block'}
      </Button>
    </div>
  );
}
