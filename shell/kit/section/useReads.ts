import type { ApiResponses } from '@desert/contract/pages/page';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useViewer } from '../app/session.ts';
import { useApiCache } from './context.tsx';

interface Reads {
  known: ApiResponses;
  /** All addresses in one string; identifies the page. */
  key: string;
  retry: () => Promise<unknown>;
}

/** Fetches missing and stale responses on mount, after an invalidation, and when an address or the viewer changes. */
export function useReads(reads: [name: string, address: string][]): Reads {
  const cache = useApiCache();
  const responses = useStore(cache.$responses);
  const viewer = useViewer();
  const key = reads.map(([, address]) => address).join('\n');
  const absent = reads.filter(([, address]) => !responses[address]).length;
  useEffect(() => {
    for (const address of key.split('\n')) if (address) void cache.ensure(address);
  }, [cache, key, absent, viewer]);
  return {
    known: responses,
    key,
    retry: () => Promise.all(reads.map(([, address]) => cache.refresh(address))),
  };
}
