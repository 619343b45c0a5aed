import type { AccountDetails } from '@desert/contract/account';
import { isGood } from '@desert/kit';
import { readApi } from '@desert/kit/shell';
import { useEffect, useState } from 'react';

/** The account that is signed in, as only its owner sees it: undefined until it is read. */
export function useAccount() {
  const [account, setAccount] = useState<AccountDetails>();

  useEffect(() => {
    let isUnmounted = false;
    async function load() {
      const next = await readAccount();
      if (next && !isUnmounted) setAccount(next);
    }
    void load();
    return () => {
      isUnmounted = true;
    };
  }, []);

  async function reload(): Promise<void> {
    const next = await readAccount();
    // After a failure the last known account stays.
    if (next) setAccount(next);
  }

  return { account, reload };
}

async function readAccount(): Promise<AccountDetails | undefined> {
  const answer = await readApi('/api/auth/');
  return isGood(answer) ? (answer.body as AccountDetails) : undefined;
}
