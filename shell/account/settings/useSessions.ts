import type { ListedSession } from '@desert/contract/account-settings';
import { readApi } from '@desert/kit/shell';
import { useEffect, useState } from 'react';
import { reauthenticationOf, sendReauthenticated } from './sendReauthenticated.tsx';

const ADDRESS = '/api/account/sessions/';

export interface Sessions {
  /** undefined until they came; null where they did not. */
  listed: ListedSession[] | null | undefined;
  /** Reads them again. */
  reload: () => Promise<void>;
  /** Ends one, all others without an id, and reads again. @returns whether it ended; null where it was thought over */
  end: (id?: string) => Promise<boolean | null>;
}

/** Where the viewer is signed in: read in the browser, for the page does not wait for it. */
export function useSessions(): Sessions {
  const [listed, setListed] = useState<Sessions['listed']>(undefined);

  useEffect(() => {
    void readSessions().then(setListed);
  }, []);

  async function reload(): Promise<void> {
    setListed(await readSessions());
  }

  async function end(id?: string): Promise<boolean | null> {
    const address = id === undefined ? ADDRESS : `${ADDRESS}${id}/`;
    const answer = await sendReauthenticated('DELETE', address);
    if (reauthenticationOf(answer)) return null;
    const { status } = answer;
    // One that had ended already is as good.
    const ended = status === 200 || status === 404;
    if (ended) await reload();
    return ended;
  }

  return { listed, reload, end };
}

async function readSessions(): Promise<ListedSession[] | null> {
  const { status, body } = await readApi(ADDRESS);
  return status === 200 ? (body as ListedSession[]) : null;
}
