import type { ListedSession } from '@desert/contract/accounts/account-settings';
import { SETTINGS_READS } from '@desert/contract/members/members';
import { Button, showToast, Time } from '@desert/kit';
import { isGood, LoadingText, SOMETHING_WENT_WRONG, TryAgain } from '@desert/kit/shell';
import { useRef, useState } from 'react';
import { useSetting } from '../useSetting.ts';
import { formatDeviceName } from './deviceName.ts';
import { findNeededReauthentication, sendReauthenticated } from './sendReauthenticated.tsx';

export function SessionList() {
  const { value: listed, reload } = useSetting<ListedSession[]>(SETTINGS_READS.sessions);
  const list = useRef<HTMLUListElement>(null);
  const [ending, setEnding] = useState('');

  async function endAt(key: string, id: string | undefined, done: string) {
    if (ending) return;
    setEnding(key);
    const response = await sendReauthenticated(
      'DELETE',
      SETTINGS_READS.sessions + (id ? `${id}/` : ''),
    );
    // 404: the session has ended already.
    const ended = isGood(response) || response.status === 404;
    if (ended) await reload();
    setEnding('');
    if (findNeededReauthentication(response)) return;
    // The focused button has been removed.
    if (ended) list.current?.focus({ preventScroll: true });
    showToast(ended ? done : SOMETHING_WENT_WRONG);
  }

  if (listed === undefined) return <LoadingText text="Loading your devices..." part />;
  if (listed === null) return <TryAgain label="Your list of devices" onRetry={reload} />;
  return (
    <>
      <ul ref={list} tabIndex={-1} className="divided fill">
        {listed.map((session) => (
          <li key={session.id} className="row spread gap-2-3 pad-block-2">
            <SessionText session={session} />
            {!session.current && (
              <Button
                look="quiet"
                data-needs-script
                aria-label={`Log out ${formatDeviceName(session.device)}`}
                waiting={ending === session.id && 'Logging out...'}
                onClick={() => void endAt(session.id, session.id, 'Logged out on that device.')}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {listed.some(({ current }) => !current) && (
        <Button
          look="quiet"
          data-needs-script
          waiting={ending === 'all' && 'Logging out...'}
          onClick={() => void endAt('all', undefined, 'Logged out on all your other devices.')}
        >
          Log out all other devices
        </Button>
      )}
    </>
  );
}

function SessionText({ session }: { session: ListedSession }) {
  return (
    <p>
      {formatDeviceName(session.device)}
      <br />
      <span className="caption">
        {session.current ? (
          'This device'
        ) : (
          <>
            Last active <Time iso={session.last_seen_at} />
          </>
        )}
      </span>
    </p>
  );
}
