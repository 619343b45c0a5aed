import type { PasskeySettings } from '@desert/contract/passkeys';
import { readApi } from '@desert/kit/shell';
import { useEffect, useState } from 'react';

export interface Passkeys {
  /** undefined until they came; null where they did not. */
  settings: PasskeySettings | null | undefined;
  /** Reads them again. */
  reload: () => Promise<void>;
}

/** How the account is opened besides its password: read in the browser, for the page does not wait for it. */
export function usePasskeys(): Passkeys {
  const [settings, setSettings] = useState<Passkeys['settings']>(undefined);

  useEffect(() => {
    void readSettings().then(setSettings);
  }, []);

  async function reload(): Promise<void> {
    setSettings(await readSettings());
  }

  return { settings, reload };
}

async function readSettings(): Promise<PasskeySettings | null> {
  const { status, body } = await readApi('/api/account/passkeys/');
  return status === 200 ? (body as PasskeySettings) : null;
}
