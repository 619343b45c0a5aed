import { useState } from 'react';
import { useOnline, useWhenOnline } from '../connection.ts';

/**
 * Retry state: retries also when the connection is back. @returns online state, whether a retry is
 * running, and the retry function
 */
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
