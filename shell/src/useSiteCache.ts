import { type ApiCache, createApiCache } from '@desert/kit/shell';
import { useState } from 'react';
import { useSite } from './site.ts';

/** Returns the responses read for the page on the server, and the tab's cache in the browser. */
export function useSiteCache(): ApiCache {
  const { state, navigation } = useSite();
  const [answers] = useState(() => navigation?.answers ?? createApiCache(state.answers));
  return answers;
}
