/** The outbox's database, in a file that only members load. */
import type { ApiResponse } from '@desert/contract/pages/page';
import { isGood, sendApi } from './api.ts';
import { tryStorage, VIEWER_KEY } from './browser.ts';
import { formatResponseErrors } from './fieldErrors.ts';
import {
  $waiting,
  OUTBOX,
  type Outgoing,
  outboxUser,
  WAITING,
  type WaitingWrite,
} from './outboxState.ts';

const STORE = 'writes';

export function sendOrStore(
  write: Outgoing,
  send: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const { name } = write;
  return sendInTurn(name, async () => {
    const response = await send();
    if (response.status === 0 && (await queueWrite(write))) return WAITING;
    // Another tab may have stored an older one.
    if (isGood(response) && outboxUser !== undefined) await discardWrite(name).catch(() => {});
    return response;
  });
}

/** Nothing over plain http. */
const getLocks = (): LockManager | null | undefined => navigator.locks;

/** Runs one write of a thing at a time, in all tabs, so that none overtakes one that waited. */
export function sendInTurn<T>(thing: string, send: () => Promise<T>): Promise<T> {
  return getLocks()?.request(`${OUTBOX} ${thing}`, send) ?? send();
}

/** Stores a write that got no response. @returns false with a connection, or if the browser cannot */
export async function queueWrite(write: Outgoing): Promise<boolean> {
  // Without locks, two tabs could send at the same time.
  if (navigator.onLine || outboxUser === undefined || !getLocks()) return false;
  try {
    await runInStore('readwrite', (store) =>
      store.put({ ...write, user: outboxUser, at: Date.now() }),
    );
    await readWaiting();
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends what waits, in the order in which it was written, until one gets no response. @param refresh called once, also
 * for what another tab has sent, before `$waiting` changes
 */
export async function sendWaiting(
  refresh: (prefixes: ReadonlySet<string>) => Promise<unknown>,
): Promise<void> {
  await getLocks()?.request(OUTBOX, async () => {
    const shown = $waiting.get();
    const before = await readWaiting();
    for (const { name, on, address } of before)
      if (!(await sendInTurn(on === undefined ? address : name, () => sendStored(name)))) break;
    const rest = new Set((await listStored()).map(({ name }) => name));
    const sent = [...shown, ...before].filter(({ name }) => !rest.has(name));
    if (sent.length > 0) await refresh(new Set(sent.map(({ changes }) => changes)));
    await readWaiting();
  });
}

async function sendStored(name: string): Promise<boolean> {
  // A log-in without scripts may have changed the browser's member without a word to this tab.
  const stamp = tryStorage(() => localStorage.getItem(VIEWER_KEY));
  if (!stamp?.startsWith(`${outboxUser} `)) return false;
  const write = (await listStored()).find((stored) => stored.name === name);
  // It may have been discarded meanwhile.
  if (!write || write.error !== undefined) return true;
  const response = await sendApi(write.method, write.address, write.body, write.key);
  if (isTemporary(response)) return false;
  if (isGood(response) || (write.on !== undefined && response.status === 404))
    await runInStore('readwrite', (store) => store.delete([write.user, name]));
  else
    await runInStore('readwrite', (store) =>
      store.put({ ...write, error: formatResponseErrors(response) }),
    );
  return true;
}

export async function discardWrite(name: string): Promise<void> {
  if (outboxUser === undefined) return;
  const key = [outboxUser, name];
  await runInStore('readwrite', (store) => store.delete(key));
  await readWaiting();
}

async function readWaiting(): Promise<WaitingWrite[]> {
  const waiting = await listStored();
  $waiting.set(waiting);
  return waiting;
}

async function listStored(): Promise<WaitingWrite[]> {
  const all = (await runInStore('readonly', (store) => store.getAll())) as WaitingWrite[];
  return all.filter((write) => write.user === outboxUser).toSorted((a, b) => a.at - b.at);
}

/** The session may have ended, or the site may be busy or down: the same write may be accepted later. */
function isTemporary({ status }: ApiResponse): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500;
}

/** Runs one request in the store. @returns its result once the transaction is on the disk */
async function runInStore(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open(OUTBOX, 2);
  opening.addEventListener('upgradeneeded', () => {
    const { result } = opening;
    if (result.objectStoreNames.contains(STORE)) result.deleteObjectStore(STORE);
    result.createObjectStore(STORE, { keyPath: ['user', 'name'] });
  });
  await awaitEvent(opening, 'success');
  try {
    const transaction = opening.result.transaction(STORE, mode, { durability: 'strict' });
    const request = run(transaction.objectStore(STORE));
    await awaitEvent(transaction, 'complete');
    return request.result;
  } finally {
    // An open connection would block the deletion at a log-out.
    opening.result.close();
  }
}

function awaitEvent(target: EventTarget, success: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    target.addEventListener(success, resolve);
    for (const failure of ['error', 'abort']) target.addEventListener(failure, reject);
  });
}
