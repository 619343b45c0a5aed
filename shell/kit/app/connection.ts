import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Whether the browser is online; true on the server and during hydration. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
}

export function useWhenVisible(act: () => void): void {
  const latest = useEffectEvent(act);
  useEffect(() => {
    const shown = () => {
      if (document.visibilityState === 'visible') latest();
    };
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, []);
}

export function useWhenOnline(act: () => void): void {
  const latest = useEffectEvent(act);
  useEffect(() => {
    const again = () => latest();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
}

function subscribeToConnection(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
