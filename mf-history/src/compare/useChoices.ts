import type { TagChoice } from '@desert/contract/tags/tags';
import { useApiCache } from '@desert/kit';
import { useState } from 'react';

const READ = '/api/history/tags/';

/** All players and seasons, empty until `fetchChoices` has loaded them; a failure leaves them empty. */
export function useChoices(): { choices: readonly TagChoice[]; fetchChoices: () => void } {
  const cache = useApiCache();
  const [choices, setChoices] = useState<readonly TagChoice[]>([]);

  async function ask() {
    const { status, body } = await cache.ensure(READ);
    if (status === 200) setChoices((body as TagChoice[]).filter(isCompared));
  }

  return { choices, fetchChoices: () => void ask() };
}

const isCompared = ({ kind }: TagChoice) => kind === 'season' || kind === 'player';
