import { UNREAD_ADDRESS, type Unread } from '@desert/contract/notifications/notifications';
import { showToast } from '@desert/kit';
import { endSession, formatResponseErrors } from '@desert/kit/shell';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { runWhenIdle } from '../sections/defer.ts';
import { useSite, useSiteCache } from '../sections/site.ts';
import styles from './UnreadBadge.module.css';

/** Polling interval of the unread counts while the tab is visible, in ms. */
const EVERY_MS = 30_000;

const NONE: Unread = { unread: 0 };

export function useUnread(): Unread {
  const responses = useStore(useSiteCache().$responses, { keys: [UNREAD_ADDRESS] });
  const response = responses[UNREAD_ADDRESS];
  return response?.status === 200 ? (response.body as Unread) : NONE;
}

export function UnreadBadge() {
  const { navigation } = useSite();
  const { unread } = useUnread();
  useEffect(() => {
    if (!navigation) return undefined;
    const { cache } = navigation;
    let isUnmounted = false;
    const poll = async () => {
      if (isUnmounted || document.visibilityState !== 'visible') return;
      const response = await cache.ensure(UNREAD_ADDRESS);
      if (response.status !== 401 || isUnmounted) return;
      endSession();
      // The error text says why: the session has ended, or the account is suspended.
      showToast(formatResponseErrors(response));
    };
    const pollNow = () => void poll();
    runWhenIdle(pollNow);
    const timer = setInterval(pollNow, EVERY_MS);
    document.addEventListener('visibilitychange', pollNow);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pollNow);
    };
  }, [navigation]);
  if (unread === 0) return null;
  return (
    <span className={styles.badge}>
      {unread > 99 ? '99+' : unread}
      <span className="visually-hidden">
        {unread === 1 ? ' unread message' : ' unread messages'}
      </span>
    </span>
  );
}
