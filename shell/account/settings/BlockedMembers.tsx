import { MEMBER_READ, SETTINGS_READS } from '@desert/contract/members/members';
import { expandTemplate } from '@desert/contract/pages/routes';
import type { Author } from '@desert/contract/records/records';
import { MemberName } from '@desert/kit';
import { LoadingText, TryAgain } from '@desert/kit/shell';
import { BlockButton } from '@desert/kit/shell/controls';
import { useEffect, useRef, useState } from 'react';
import { useSiteCache } from '../../sections/site.ts';
import { useSetting } from '../useSetting.ts';

export function BlockedMembers() {
  const { value: blocked, reload, change } = useSetting<Author[]>(SETTINGS_READS.blocks);
  const cache = useSiteCache();
  const part = useRef<HTMLDivElement>(null);
  const [unblocked, setUnblocked] = useState<number>();

  useEffect(() => {
    // The focused button has been removed.
    if (unblocked !== undefined) part.current?.focus({ preventScroll: true });
  }, [unblocked]);

  function remove({ id, username }: Author) {
    change((authors) => authors.filter((member) => member.id !== id));
    cache.invalidate(expandTemplate(MEMBER_READ, { username }));
    setUnblocked(id);
  }

  if (blocked === undefined) return <LoadingText text="Loading blocked members..." part />;
  if (blocked === null) return <TryAgain label="Your list of blocked members" onRetry={reload} />;
  return (
    <div ref={part} tabIndex={-1} className={'stack tight fill'}>
      <p>
        {blocked.length > 0
          ? 'They can’t message you, and you don’t get notifications about what they do.'
          : 'You haven’t blocked anyone. You can block a member on their public profile or in a conversation with them.'}
      </p>
      {blocked.length > 0 && (
        <ul className="divided" aria-label="Blocked members">
          {blocked.map((member) => (
            <li key={member.id} className="row spread gap-2-3 pad-block-2">
              <MemberName username={member.username} />
              <BlockButton member={member} isBlocked named onChange={() => remove(member)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
