import type { ListedSession } from '@desert/contract/account-settings';
import { Button, notify, Time } from '@desert/kit';
import { LoadingText, SOMETHING_WENT_WRONG, TryAgain } from '@desert/kit/shell';
import { useRef, useState } from 'react';
import { deviceName } from './deviceName.ts';
import type { Sessions } from './useSessions.ts';
import styles from './AccountSettings.module.css';

/** Where somebody is signed in, to be ended there. */
export function SessionList({ listed, reload, end }: Sessions) {
  const list = useRef<HTMLUListElement>(null);
  const [ending, setEnding] = useState('');

  async function endAt(key: string, id: string | undefined, done: string) {
    if (ending) return;
    setEnding(key);
    const ended = await end(id);
    setEnding('');
    if (ended === null) return;
    // The button that had the focus is gone.
    if (ended) list.current?.focus({ preventScroll: true });
    notify(ended ? done : SOMETHING_WENT_WRONG);
  }

  if (listed === undefined) return <LoadingText text="Loading your devices..." part />;
  if (listed === null) return <TryAgain label="Your list of devices" onRetry={reload} />;
  return (
    <>
      <ul ref={list} tabIndex={-1} className={`stack tight ${styles.sessions}`}>
        {listed.map((session) => (
          <li key={session.id} className={`card ${styles.session}`}>
            <SessionText session={session} />
            {!session.current && (
              <Button
                look="quiet"
                aria-label={`Log out ${deviceName(session.device)}`}
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
      {deviceName(session.device)}
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
