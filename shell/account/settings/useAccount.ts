import type { Account } from '@desert/contract/account';
import { isGood } from '@desert/kit';
import { readApi } from '@desert/kit/shell';
import { useEffect, useState } from 'react';

/** The account that is signed in, as only its owner sees it; undefined until it is read. */
export function useAccount(): Account | undefined {
  const [account, setAccount] = useState<Account>();
  useEffect(() => {
    let isGone = false;
    void readApi('/api/auth/').then((answer) => {
      if (!isGone && isGood(answer)) setAccount(answer.body as Account);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return account;
}
