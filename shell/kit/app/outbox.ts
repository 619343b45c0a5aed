/** Writes made without a connection, in IndexedDB until the API has them. docs/decisions/0086-offline.md */
import type { ApiResponse } from '@desert/contract/pages/page';
import { atom } from 'nanostores';
import { isGood, sendApi } from './api.ts';
import { tryStorage, VIEWER_KEY } from './browser.ts';
import { formatResponseErrors } from './fieldErrors.ts';

export interface Outgoing {
  method: 'POST' | 'DELETE';
  address: string;
  body?: unknown;
  /** Idempotency key, without which a retry must be a no-op. */
  key?: string;
  /** A later write with the same name replaces this one. */
  name: string;
  /** The state that a toggle waits for. */
  on?: boolean;
  /** Names it for the member: 'Comment: Great game!' */
  text: string;
  /** Prefix of the API addresses whose responses change. */
  changes: string;
}

export interface WaitingWrite extends Outgoing {
  user: number;
  /** Time in ms. */
  at: number;
  /** Why the API refused it. */
  error?: string;
}

/** Stands for the response of a write that waits for a connection. */
export const WAITING: ApiResponse = { status: 202, body: { waiting: true } };

/** The viewer's waiting writes, oldest first; none on the server. */
export const $waiting = atom<WaitingWrite[]>([]);

const STORE = 'writes';
const LOCK = 'outbox';

/** The viewer's id, which only the browser sets. */
let user: number | undefined;

export function setOutboxUser(id: number | undefined): void {
  if (id !== user) $waiting.set([]);
  user = id;
}

/** Whether the body of a response stands for a write that waits for a connection. */
export const isWaiting = (body: unknown): boolean => body === WAITING.body;

/** Sends a write whose retry is a no-op, or stores it if there is no connection. */
export function sendOrWait(
  write: Omit<Outgoing, 'key'>,
  send: typeof sendApi = sendApi,
): Promise<ApiResponse> {
  const { method, address, body, name } = write;
  return sendInTurn(name, async () => {
    const response = await (body === undefined
      ? send(method, address)
      : send(method, address, body));
    if (response.status === 0 && (await queueWrite(write))) return WAITING;
    // Another tab may have stored an older one.
    if (isGood(response) && user !== undefined) await discardWrite(name).catch(() => {});
    return response;
  });
}

/** Nothing over plain http. */
const getLocks = (): LockManager | null | undefined => navigator.locks;

/** Runs one write of a thing at a time, in all tabs, so that none overtakes one that waited. */
export function sendInTurn<T>(thing: string, send: () => Promise<T>): Promise<T> {
  return getLocks()?.request(`${LOCK} ${thing}`, send) ?? send();
}

/** Stores a write that got no response. @returns false with a connection, or if the browser cannot */
export async function queueWrite(write: Outgoing): Promise<boolean> {
  // Without locks, two tabs could send at the same time.
  if (navigator.onLine || user === undefined || !getLocks()) return false;
  try {
    await runInStore('readwrite', (store) => store.put({ ...write, user, at: Date.now() }));
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
  await getLocks()?.request(LOCK, async () => {
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
  if (!stamp?.startsWith(`${user} `)) return false;
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
  if (user === undefined) return;
  const key = [user, name];
  await runInStore('readwrite', (store) => store.delete(key));
  await readWaiting();
}

export async function clearWaiting(): Promise<void> {
  $waiting.set([]);
  await runInStore('readwrite', (store) => store.clear()).catch(() => {});
}

async function readWaiting(): Promise<WaitingWrite[]> {
  const waiting = await listStored();
  $waiting.set(waiting);
  return waiting;
}

async function listStored(): Promise<WaitingWrite[]> {
  const all = (await runInStore('readonly', (store) => store.getAll())) as WaitingWrite[];
  return all.filter((write) => write.user === user).toSorted((a, b) => a.at - b.at);
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
  const opening = indexedDB.open('outbox', 2);
  opening.addEventListener('upgradeneeded', () => {
    const { result } = opening;
    if (result.objectStoreNames.contains(STORE)) result.deleteObjectStore(STORE);
    result.createObjectStore(STORE, { keyPath: ['user', 'name'] });
  });
  await awaitEvent(opening, 'success');
  const transaction = opening.result.transaction(STORE, mode, { durability: 'strict' });
  const request = run(transaction.objectStore(STORE));
  await awaitEvent(transaction, 'complete');
  opening.result.close();
  return request.result;
}

function awaitEvent(target: EventTarget, success: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    target.addEventListener(success, resolve);
    for (const failure of ['error', 'abort']) target.addEventListener(failure, reject);
  });
}
