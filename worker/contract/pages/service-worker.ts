/** The service worker's address: at the root, since it may only control pages below its folder. */
export const SERVICE_WORKER = '/service-worker.js';

/** Served at the address of the service worker while the flag `offline` is off. */
export const SERVICE_WORKER_OFF = '/service-worker-off.js';

/** A page's message to its service worker: pages to keep a copy of. */
export interface KeepMessage {
  keep: string[];
  as: 'visited' | KeptList;
}

export type KeptList = 'saved' | 'seasons';

/** A page's message that the viewer has changed. */
export interface ForgetMessage {
  forget: true;
}

/** The cache with an entry per list, whose text is the time in ms at which it was kept. Deleted with the copies. */
export const LISTS_CACHE = 'lists';

export function listKey(list: KeptList): string {
  return `/kept/${list}`;
}
