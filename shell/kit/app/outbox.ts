/** Writes made without a connection, in IndexedDB until the API has them. docs/decisions/0086-offline.md */
import type { ApiResponse } from '@desert/contract/pages/page';
import { atom } from 'nanostores';
import { isGood, sendApi } from './api.ts';
import { errorText } from './errorsOf.ts';

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
  /** Says what waits: 'Comment: Great game!' */
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
  user = id;
}

export const isWaiting = ({ body }: Pick<ApiResponse, 'body'>): boolean => body === WAITING.body;

/** Sends a write whose retry is a no-op, or stores it if there is no connection. */
export async function sendOrWait(
  write: Omit<Outgoing, 'key'>,
  send: typeof sendApi = sendApi,
): Promise<ApiResponse> {
  const { method, address, body, name } = write;
  const response = await (body === undefined ? send(method, address) : send(method, address, body));
  if (response.status === 0 && (await keepWaiting(write))) return WAITING;
  if (isGood(response) && isNamed(name)) await discardWrite(name);
  return response;
}

/** Stores a write that got no response. @returns false with a connection, or if the browser cannot */
export async function keepWaiting(write: Outgoing): Promise<boolean> {
  // Without locks, two tabs could send at the same time.
  if (navigator.onLine || user === undefined || !('locks' in navigator)) return false;
  try {
    await inStore('readwrite', (store) => store.put({ ...write, user, at: Date.now() }));
    await readWaiting();
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends what waits, in the order in which it was written, until one gets no answer. @param onSent a write stays until it
 * resolves
 */
export async function sendWaiting(
  onSent: (write: WaitingWrite) => Promise<unknown>,
): Promise<void> {
  if (!('locks' in navigator)) return;
  await navigator.locks.request(LOCK, async () => {
    for (const { name, error } of await readWaiting()) {
      // It may have been replaced or discarded meanwhile.
      const write = $waiting.get().find((one) => one.name === name);
      if (!write || error !== undefined) continue;
      const response = await sendApi(write.method, write.address, write.body, write.key);
      if (isTemporary(response)) return;
      const isDone = isGood(response) || (write.on !== undefined && response.status === 404);
      const rest = isDone ? undefined : { ...write, error: errorText(response) };
      if (isDone) await onSent(write);
      await replace(write, rest);
    }
  });
}

export async function discardWrite(name: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(name));
  await readWaiting();
}

/** Deletes the waiting writes of all members. */
export async function clearWaiting(): Promise<void> {
  $waiting.set([]);
  await inStore('readwrite', (store) => store.clear()).catch(() => {});
}

export const isNamed = (name: string): boolean => $waiting.get().some((one) => one.name === name);

async function readWaiting(): Promise<WaitingWrite[]> {
  const all = (await inStore('readonly', (store) => store.getAll())) as WaitingWrite[];
  const own = all.filter((write) => write.user === user).toSorted((a, b) => a.at - b.at);
  $waiting.set(own);
  return own;
}

/** Replaces a write unless a later one has its name. */
async function replace(sent: WaitingWrite, rest: WaitingWrite | undefined): Promise<void> {
  await readWaiting();
  const latest = $waiting.get().find(({ name }) => name === sent.name);
  if (latest?.at !== sent.at) return;
  if (rest) await inStore('readwrite', (store) => store.put(rest));
  else await inStore('readwrite', (store) => store.delete(sent.name));
  await readWaiting();
}

/** The session may have ended, or the site may be busy or down: the same write may be accepted later. */
function isTemporary({ status }: ApiResponse): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500;
}

/** Runs one request in the store. @returns its result once the transaction is on the disk */
async function inStore(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open('outbox', 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(STORE, { keyPath: 'name' }),
  );
  await endOf(opening, 'success');
  const transaction = opening.result.transaction(STORE, mode, { durability: 'strict' });
  const request = run(transaction.objectStore(STORE));
  await endOf(transaction, 'complete');
  opening.result.close();
  return request.result;
}

function endOf(target: EventTarget, success: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    target.addEventListener(success, resolve);
    for (const failure of ['error', 'abort']) target.addEventListener(failure, reject);
  });
}
