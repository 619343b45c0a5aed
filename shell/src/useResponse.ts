import type { ApiResponse } from '@desert/contract/page';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useSite } from './site.ts';
import { useSiteCache } from './useSiteCache.ts';

/** API response for a shell page that declares the read; undefined while loading. */
export function useResponse(address: string): {
  answer: ApiResponse | undefined;
  retry: () => Promise<unknown>;
} {
  const { navigation } = useSite();
  const cache = useSiteCache();
  const answer = useStore(cache.$responses)[address];
  const isAbsent = answer === undefined;
  useEffect(() => {
    // Data that came with the page is fresh; later visits refetch.
    if (isAbsent || navigation?.navigated) void cache.ensure(address);
  }, [cache, address, isAbsent, navigation]);
  return { answer, retry: () => cache.refresh(address) };
}
