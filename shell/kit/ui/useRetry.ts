import { useState } from 'react';
import { useOnline, useWhenOnline } from '../connection.ts';

/**
 * What a part that could not be shown needs to try again, by itself when a connection is back as well.
 * @param onRetry tries again
 * @returns whether there is a connection, whether what `onRetry` returned is not settled yet, and what tries again
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
