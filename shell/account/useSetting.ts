import type { ApiResponse } from '@desert/contract/pages/page';
import { useViewer } from '@desert/kit';
import { useEffect } from 'react';
import { useSiteCache } from '../sections/site.ts';
import { useResponse } from '../sections/useResponse.ts';

export interface Setting<T> {
  /** The value; undefined while loading or signed out, null on failure. */
  value: T | null | undefined;
  reload: () => Promise<ApiResponse>;
  /** Updates only the cached value. */
  change: (next: (value: T) => T) => void;
}

export function useSetting<T>(address: string): Setting<T> {
  const viewer = useViewer();
  const cache = useSiteCache();
  const { response, retry } = useResponse(address);
  const status = response?.status;

  useEffect(() => {
    // The session had ended, and the member logged in again without leaving the page.
    if (viewer && status === 401) void cache.refresh(address);
  }, [cache, address, viewer, status]);

  let value: Setting<T>['value'];
  if (status === 200) value = response?.body as T;
  else if (status !== undefined && status !== 401) value = null;
  return {
    value,
    reload: retry,
    change: (next) => cache.update(address, (_, body) => next(body as T)),
  };
}
