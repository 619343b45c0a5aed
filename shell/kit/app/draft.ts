/** Drafts of unsent input, and the key and body of an unanswered request, in sessionStorage. */
import type { ApiResponse } from '@desert/contract/pages/page';
import { isGood, sendApi } from './api.ts';
import { createRandomKey, DRAFT_PREFIXES, tryStorage } from './browser.ts';
import { type Outgoing, WAITING } from './outboxState.ts';
import { queueWrite, sendInTurn } from './outboxStore.ts';

interface Sending {
  /** Idempotency key of all requests. */
  key: string;
  /** The sent body as JSON; undefined before the first request. */
  body?: string;
}

interface Places {
  post: string;
  put: (id: number) => string;
}

export interface Draft {
  read: () => string | null;
  /** Stores the typed text; a blank one removes it. */
  write: (text: string) => void;
  clear: () => void;
  /** Sets the idempotency key that is used if nothing was sent before. */
  sendBy: (key: string) => void;
  /**
   * POSTs a new record. If an earlier POST had another body, a PUT follows, because that POST may have created the
   * record. @param toEdit body of the PUT, by default that of the POST
   */
  save: (
    places: Places,
    body: object,
    toEdit?: (created: { id: number }) => object,
  ) => Promise<ApiResponse>;
  put: (address: string, body: object) => Promise<ApiResponse>;
  /**
   * Stores the unanswered POST for the time with a connection. @returns the response in its place; one whose text may
   * have changed since an earlier attempt is not stored
   */
  queueIfUnanswered: (
    response: ApiResponse,
    write: Pick<Outgoing, 'address' | 'text' | 'changes'>,
  ) => Promise<ApiResponse>;
  /** POSTs something that cannot be edited. An equal body reuses the key; another body creates another record. */
  post: (address: string, body: unknown) => Promise<ApiResponse>;
}

const { text: TEXT, sending: SENDING } = DRAFT_PREFIXES;

/** The stored body once different ones were sent with the same key. */
const SEVERAL = '';

/**
 * Returns a form's draft in this tab. Without storage, only the state of saves is kept, in memory.
 * @param name unique per user and form
 */
export function openDraft(name: string): Draft {
  let noted: Sending | undefined;
  let firstKey: string | undefined;
  const read = () => tryStorage(() => sessionStorage.getItem(TEXT + name)) ?? null;

  function sending(): Sending {
    const stored = tryStorage(() => sessionStorage.getItem(SENDING + name));
    if (stored) return JSON.parse(stored) as Sending;
    return noted ?? { key: firstKey ?? createRandomKey() };
  }

  /** Stores what is sent. @returns its key, and whether another body was sent with it before */
  function note(sent: unknown): { key: string; isChanged: boolean } {
    const text = JSON.stringify(sent);
    const { key, body } = sending();
    const isChanged = body !== undefined && body !== text;
    noted = { key, body: isChanged ? SEVERAL : text };
    tryStorage(() => sessionStorage.setItem(SENDING + name, JSON.stringify(noted)));
    return { key, isChanged };
  }

  function clear() {
    noted = undefined;
    firstKey = undefined;
    for (const prefix of [TEXT, SENDING])
      tryStorage(() => sessionStorage.removeItem(prefix + name));
  }

  return {
    read,
    clear,
    sendBy(key) {
      firstKey = key;
    },
    write(text) {
      if (text.trim() !== '') tryStorage(() => sessionStorage.setItem(TEXT + name, text));
      else clear();
    },
    async save({ post, put }, body, toEdit = () => body) {
      const { key, isChanged } = note(body);
      const response = await sendApi('POST', post, body, key);
      if (!isChanged || !isGood(response)) return response;
      const created = response.body as { id: number };
      return sendApi('PUT', put(created.id), toEdit(created), key);
    },
    async queueIfUnanswered(response, write) {
      const { key, body } = sending();
      if (response.status !== 0 || !body) return response;
      const request = {
        method: 'POST',
        body: JSON.parse(body) as unknown,
        key,
        name: key,
      } as const;
      return (await queueWrite({ ...request, ...write })) ? WAITING : response;
    },
    put: (address, body) => sendApi('PUT', address, body, note(body).key),
    post(address, body) {
      if (sending().body !== JSON.stringify(body)) {
        tryStorage(() => sessionStorage.removeItem(SENDING + name));
        noted = undefined;
        firstKey = undefined;
      }
      const { key } = note(body);
      return sendInTurn(address, () => sendApi('POST', address, body, key));
    },
  };
}
