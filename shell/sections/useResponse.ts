import type { ApiResponse } from '@desert/contract/pages/page';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useSite, useSiteCache } from './site.ts';

/** The API response to a read that the shell page declares, undefined while loading; `retry` fetches it again. */
export function useResponse(address: string): {
  response: ApiResponse | undefined;
  retry: () => Promise<ApiResponse>;
} {
  const { navigation } = useSite();
  const cache = useSiteCache();
  const response = useStore(cache.$responses)[address];
  const isAbsent = response === undefined;
  useEffect(() => {
    // Data that came with the page is fresh; after a navigation it may be stale.
    if (isAbsent || navigation?.navigated) void cache.ensure(address);
  }, [cache, address, isAbsent, navigation]);
  return { response, retry: () => cache.refresh(address) };
}
