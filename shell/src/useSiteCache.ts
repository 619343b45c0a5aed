import { type ApiCache, createApiCache } from '@desert/kit/shell';
import { useState } from 'react';
import { useSite } from './site.ts';

/** The responses that the server read for the page, or the tab's cache in the browser. */
export function useSiteCache(): ApiCache {
  const { state, navigation } = useSite();
  const [answers] = useState(() => navigation?.answers ?? createApiCache(state.answers));
  return answers;
}
