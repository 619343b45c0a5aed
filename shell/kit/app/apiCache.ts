/** Cache of API responses, filled by the server and revalidated in the browser. */
import { removePersonalData } from '@desert/contract/accounts/personal';
import type { ApiResponse, ApiResponses } from '@desert/contract/pages/page';
import { isFound } from '@desert/contract/search/search';
import { map, type MapStore } from 'nanostores';
import { readApi } from './api.ts';

/** Age in ms from which `ensure` refetches a response. A click can use what hovering prefetched. */
export const STALE_AFTER_MS = 10_000;

/** `STALE_AFTER_MS` of search results. Shorter, because the results may contain deleted records. */
const FOUND_STALE_AFTER_MS = 1000;

/** Maximum number of cached responses. The one stored longest ago is evicted first. */
export const MAX_RESPONSES = 100;

export interface ApiCache {
  $responses: MapStore<ApiResponses>;
  /** Resolves to the cached response if it is fresh and no failure; otherwise to that of a pending or new request. */
  ensure: (address: string) => Promise<ApiResponse>;
  refresh: (address: string) => Promise<ApiResponse>;
  /** Drops the viewer's personal data, resends requests in flight, and marks all responses stale. */
  dropPersonalData: () => void;
  expireAll: () => void;
  /** Number of requested pages by list, for `usePagedList`. */
  $pagesAsked: MapStore<Record<string, number>>;
  /** Stores a body as a response with status 200, and discards the response of a request in flight. */
  put: (address: string, body: unknown) => void;
  /** Updates the bodies of responses with status 200 whose address has this prefix, and resends requests in flight. */
  update: (prefix: string, change: (address: string, body: unknown) => unknown) => void;
  /** Drops responses with this address prefix, and resends requests in flight. @param only filters the addresses */
  invalidate: (prefix: string, only?: (address: string) => boolean) => void;
}

/** Creates a cache: one per browser tab, one per render on the server. @param initial responses, counted as fresh */
export function createApiCache(
  initial: ApiResponses = {},
  read: (address: string) => Promise<ApiResponse> = readApi,
): ApiCache {
  const $responses = map<ApiResponses>(initial);
  const readAt = new Map<string, number>(Object.keys(initial).map((key) => [key, Date.now()]));
  const pending = new Map<string, Promise<ApiResponse>>();

  function refresh(address: string): Promise<ApiResponse> {
    const promise: Promise<ApiResponse> = read(address).then((response) => {
      const newer = pending.get(address);
      if (newer !== promise) return newer ?? response;
      pending.delete(address);
      // A failed refresh keeps the last good response.
      if (!isFailure(response) || $responses.get()[address]?.status !== 200)
        store(address, response);
      return response;
    });
    pending.set(address, promise);
    return promise;
  }

  function store(address: string, response: ApiResponse) {
    readAt.delete(address);
    readAt.set(address, Date.now());
    $responses.setKey(address, response);
    const [oldest] = readAt.keys();
    if (readAt.size > MAX_RESPONSES && oldest !== undefined) forget(oldest);
  }

  function forget(address: string) {
    readAt.delete(address);
    const { [address]: _, ...rest } = $responses.get();
    $responses.set(rest);
  }

  return {
    $responses,
    $pagesAsked: map<Record<string, number>>({}),
    update(prefix, change) {
      const changed = Object.entries($responses.get()).map(([address, response]) => {
        if (response.status !== 200 || !address.startsWith(prefix)) return [address, response];
        return [address, { ...response, body: change(address, response.body) }];
      });
      for (const address of pending.keys()) if (address.startsWith(prefix)) void refresh(address);
      $responses.set(Object.fromEntries(changed) as ApiResponses);
    },
    dropPersonalData() {
      for (const address of pending.keys()) void refresh(address);
      const kept = Object.entries($responses.get()).flatMap(([address, response]) => {
        const shared = removePersonalData(response);
        return shared ? [[address, shared] as const] : [];
      });
      for (const address of readAt.keys()) readAt.delete(address);
      for (const [address] of kept) readAt.set(address, 0);
      // Last, so that a listener that refetches at once joins a resent request.
      $responses.set(Object.fromEntries(kept));
    },
    expireAll() {
      for (const address of readAt.keys()) readAt.set(address, 0);
    },
    put(address, body) {
      // A response in flight was requested before the change.
      pending.delete(address);
      store(address, { status: 200, body, personal: $responses.get()[address]?.personal });
    },
    ensure(address) {
      const response = $responses.get()[address];
      const age = Date.now() - (readAt.get(address) ?? 0);
      if (response && !isFailure(response) && age < getStaleTime(address))
        return Promise.resolve(response);
      return pending.get(address) ?? refresh(address);
    },
    refresh,
    invalidate(prefix, only = () => true) {
      const meant = (address: string) => address.startsWith(prefix) && only(address);
      for (const address of Array.from(pending.keys()).filter(meant)) void refresh(address);
      // Last, so that a listener that refetches at once joins a resent request.
      for (const address of Object.keys($responses.get()).filter(meant)) forget(address);
    },
  };
}

function getStaleTime(address: string): number {
  return isFound(address) ? FOUND_STALE_AFTER_MS : STALE_AFTER_MS;
}

function isFailure({ status }: ApiResponse): boolean {
  return status === 0 || status >= 500;
}
