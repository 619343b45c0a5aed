import { showToast } from '@desert/kit';
import {
  $viewer,
  $waiting,
  type ApiCache,
  loadOutbox,
  setOutboxUser,
  showWaitingToggles,
} from '@desert/kit/shell';
import { runWhenIdle } from '../sections/defer.ts';

const WAITING_TEXT = 'You’re offline. We’ll send this when you’re back online.';

/** Sends the waiting writes now, and whenever there is one again. */
export function startOutbox(cache: ApiCache): void {
  const refresh = (prefixes: ReadonlySet<string>) => {
    const isChanged = (address: string) =>
      [...prefixes].some((prefix) => address.startsWith(prefix));
    const changed = Object.keys(cache.$responses.get()).filter(isChanged);
    return Promise.all(changed.map((address) => cache.refresh(address)));
  };
  async function send() {
    const { sendWaiting } = await loadOutbox();
    await sendWaiting(refresh);
  }
  const trySend = () => void send().catch(() => {});
  $waiting.listen((waiting, before = []) => {
    showWaitingToggles(waiting, before);
    if (waiting.length > before.length && !navigator.onLine) showToast(WAITING_TEXT);
  });
  $viewer.subscribe((viewer) => {
    setOutboxUser(viewer?.id);
    if (viewer) runWhenIdle(trySend);
  });
  window.addEventListener('online', () => $viewer.get() && trySend());
}
