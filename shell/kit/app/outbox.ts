import type { ApiResponse } from '@desert/contract/pages/page';
import { rejectLate } from '../lazy/lazyComponent.tsx';
import { sendApi } from './api.ts';
import { tryStorage } from './browser.ts';
import { $waiting, OUTBOX, type Outgoing, outboxUser } from './outboxState.ts';
import type * as Store from './outboxStore.ts';

let store: Promise<typeof Store> | undefined;

/** Loads the store, which only members need. Rejects on failure; the next call tries again. */
export function loadOutbox(): Promise<typeof Store> {
  store ??= rejectLate(import('./outboxStore.ts')).catch((error: unknown) => {
    store = undefined;
    throw error;
  });
  return store;
}

/** Sends a write whose retry is a no-op, or stores it if there is no connection. */
export async function sendOrWait(
  write: Omit<Outgoing, 'key'>,
  send: typeof sendApi = sendApi,
): Promise<ApiResponse> {
  const { method, address, body } = write;
  const outbox = outboxUser === undefined ? undefined : await loadOutbox().catch(() => undefined);
  const sendNow = () => (body === undefined ? send(method, address) : send(method, address, body));
  return outbox ? outbox.sendOrStore(write, sendNow) : sendNow();
}

export function clearWaiting(): void {
  $waiting.set([]);
  tryStorage(() => indexedDB.deleteDatabase(OUTBOX));
}
