import { showToast } from '@desert/kit';
import {
  $viewer,
  $waiting,
  type ApiCache,
  sendWaiting,
  setOutboxUser,
  showWaitingToggles,
} from '@desert/kit/shell';
import { whenIdle } from '../sections/whenIdle.ts';

const WAITING_TEXT = 'You’re offline. We’ll send this when you’re back online.';

/** Sends what waits for a connection now, and whenever there is one again. */
export function startOutbox(cache: ApiCache): void {
  const send = () => void sendWaiting(({ changes }) => cache.refresh(changes)).catch(() => {});
  $waiting.listen((waiting, before = []) => {
    showWaitingToggles(waiting, before);
    if (waiting.length > before.length && !navigator.onLine) showToast(WAITING_TEXT);
  });
  $viewer.subscribe((viewer) => {
    setOutboxUser(viewer?.id);
    if (viewer) whenIdle(send);
  });
  window.addEventListener('online', send);
}
