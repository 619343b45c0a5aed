import { useState } from 'react';
import { useOnline, useWhenOnline } from '../app/connection.ts';

/** Calls `onRetry` on demand and when the browser is back online, one call at a time. */
export function useRetry(onRetry: () => unknown) {
  const [retrying, setRetrying] = useState(false);
  const online = useOnline();

  async function retry() {
    if (retrying) return;
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  }

  useWhenOnline(() => void retry());
  return { online, retrying, retry };
}
