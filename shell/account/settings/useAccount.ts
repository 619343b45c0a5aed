import type { Account } from '@desert/contract/account';
import { isGood } from '@desert/kit';
import { readApi } from '@desert/kit/shell';
import { useEffect, useState } from 'react';

/** The account that is signed in, as only its owner sees it; undefined until it is read. */
export function useAccount(): Account | undefined {
  const [account, setAccount] = useState<Account>();
  useEffect(() => {
    let isGone = false;
    async function load() {
      const answer = await readApi('/api/auth/');
      if (!isGone && isGood(answer)) setAccount(answer.body as Account);
    }
    void load();
    return () => {
      isGone = true;
    };
  }, []);
  return account;
}
