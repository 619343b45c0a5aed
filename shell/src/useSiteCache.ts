import { type ApiCache, createApiCache } from '@desert/kit/shell';
import { useState } from 'react';
import { useSite } from './site.ts';

/** The tab's API cache; on the server, a cache of the responses that were read for the page. */
export function useSiteCache(): ApiCache {
  const { state, navigation } = useSite();
  const [cache] = useState(() => navigation?.cache ?? createApiCache(state.responses));
  return cache;
}
