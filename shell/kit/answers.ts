/** The answers a page has to its API reads: put in by the server, cached and renewed in the browser. */
import type { Answer, Answers } from '@desert/contract/page';
import { isFound } from '@desert/contract/search';
import { map, type MapStore } from 'nanostores';
import { readApi } from './api.ts';

/** How old an answer is, in ms, when it is read again: a prefetch on intent is used by the click after it. */
export const STALE_AFTER_MS = 10_000;

/** The same of what was found, which may have been deleted since: for the click after a prefetch only. */
const FOUND_STALE_AFTER_MS = 1000;

/** How many answers there are at most, for going back; the oldest leave first. */
export const MAX_ANSWERS = 100;

export interface AnswerStore {
  /** What is known, by API address. */
  $answers: MapStore<Answers>;
  /** Reads an address unless a new answer is there or on its way; an old answer stays until then. */
  ensure: (address: string) => Promise<Answer>;
  /** Reads an address again. */
  refresh: (address: string) => Promise<Answer>;
  /** Makes every answer old: it is read again when it is needed next. */
  expireAll: () => void;
  /** How many pages of a list the visitor asked for, by its name: see `usePagedList`. */
  $pagesAsked: MapStore<Record<string, number>>;
  /** Puts what an address would answer now, as the answer to a change says it. */
  put: (address: string, body: unknown) => void;
  /** Changes what good answers say, for addresses that start so. */
  update: (prefix: string, change: (address: string, body: unknown) => unknown) => void;
  /**
   * Forgets every answer whose address starts so, because what it told has changed.
   * @param only which of them, if not all
   */
  invalidate: (prefix: string, only?: (address: string) => boolean) => void;
}

/**
 * Makes the answers of one visitor: one for a browser tab, one for each render on the server.
 * @param initial the answers that came with the page
 * @param read how to read an address; the API client, unless a test says otherwise
 */
export function createAnswers(
  initial: Answers = {},
  read: (address: string) => Promise<Answer> = readApi,
): AnswerStore {
  const $answers = map<Answers>(initial);
  const readAt = new Map<string, number>(Object.keys(initial).map((key) => [key, Date.now()]));
  const pending = new Map<string, Promise<Answer>>();

  function refresh(address: string): Promise<Answer> {
    const promise: Promise<Answer> = read(address).then((answer) => {
      const newer = pending.get(address);
      if (newer !== promise) return newer ?? answer;
      pending.delete(address);
      // The last good answer stays when a refresh fails.
      if (!isFailure(answer) || $answers.get()[address]?.status !== 200) store(address, answer);
      return answer;
    });
    pending.set(address, promise);
    return promise;
  }

  function store(address: string, answer: Answer) {
    readAt.delete(address);
    readAt.set(address, Date.now());
    $answers.setKey(address, answer);
    const [oldest] = readAt.keys();
    if (readAt.size > MAX_ANSWERS && oldest !== undefined) forget(oldest);
  }

  function forget(address: string) {
    readAt.delete(address);
    const { [address]: _, ...rest } = $answers.get();
    $answers.set(rest);
  }

  return {
    $answers,
    $pagesAsked: map<Record<string, number>>({}),
    update(prefix, change) {
      const changed = Object.entries($answers.get()).map(([address, answer]) => {
        if (answer.status !== 200 || !address.startsWith(prefix)) return [address, answer];
        return [address, { ...answer, body: change(address, answer.body) }];
      });
      $answers.set(Object.fromEntries(changed) as Answers);
    },
    expireAll() {
      for (const address of readAt.keys()) readAt.set(address, 0);
    },
    put(address, body) {
      // What is on its way was asked before the change.
      pending.delete(address);
      store(address, { status: 200, body });
    },
    ensure(address) {
      const known = $answers.get()[address];
      const age = Date.now() - (readAt.get(address) ?? 0);
      if (known && !isFailure(known) && age < staleAfter(address)) return Promise.resolve(known);
      return pending.get(address) ?? refresh(address);
    },
    refresh,
    invalidate(prefix, only = () => true) {
      const meant = (address: string) => address.startsWith(prefix) && only(address);
      for (const address of Array.from(pending.keys()).filter(meant)) void refresh(address);
      // Last: who shows one of them may need it anew at once.
      for (const address of Object.keys($answers.get()).filter(meant)) forget(address);
    },
  };
}

function staleAfter(address: string): number {
  return isFound(address) ? FOUND_STALE_AFTER_MS : STALE_AFTER_MS;
}

/** Whether an answer says that something failed, and not what there is. */
function isFailure({ status }: Answer): boolean {
  return status === 0 || status >= 500;
}
