import { useState } from 'react';
import { useOnline, useWhenOnline } from '../connection.ts';

/** State of a retry, which also happens when the connection is back. */
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
