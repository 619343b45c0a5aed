/** Drafts of unsent input, and the state of interrupted saves, in sessionStorage. */
import type { ApiResponse } from '@desert/contract/pages/page';
import { isGood, sendApi } from './api.ts';
import { randomKey } from './randomKey.ts';
import { tryStorage } from './tryStorage.ts';

/** One POST: of the record, or of one of its images. */
interface Part {
  /** The sent body as JSON; '' if several different bodies were sent. */
  body: string;
  made?: { id: number };
}

interface Sending {
  /** Idempotency key of the record's POST. Other parts append '-' and their name. */
  key: string;
  parts: Record<string, Part>;
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
   * POSTs a new record, or PUTs a created one if its body changed. If an earlier POST had another body, a PUT follows,
   * because that POST may have created the record. @param part name of a further POST, such as an image's index
   */
  save: (places: Places, body: unknown, part?: string) => Promise<ApiResponse>;
  /** POSTs something that cannot be edited. An equal body reuses the key; another body creates another record. */
  post: (address: string, body: unknown) => Promise<ApiResponse>;
  /** Number of created images. */
  partsMade: () => number;
}

const TEXT = 'draft:';
const SENDING = 'sending:';

/** The stored body once different ones were sent with the same key. */
const SEVERAL = '';

/**
 * Returns a form's draft in this tab. Without storage, only the state of saves is kept, in memory.
 * @param name unique per user and form
 */
export function draftOf(name: string): Draft {
  let noted: Sending | undefined;
  let firstKey: string | undefined;
  const read = () => tryStorage(() => sessionStorage.getItem(TEXT + name)) ?? null;

  function sending(): Sending {
    const stored = tryStorage(() => sessionStorage.getItem(SENDING + name));
    if (stored) return JSON.parse(stored) as Sending;
    return noted ?? { key: firstKey ?? randomKey(), parts: {} };
  }

  function note(part: string, sent: Part): Sending {
    const { key, parts } = sending();
    noted = { key, parts: { ...parts, [part]: sent } };
    tryStorage(() => sessionStorage.setItem(SENDING + name, JSON.stringify(noted)));
    return noted;
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
      // A created record's key stays, so that saving does not create another record.
      else if (sending().parts['']?.made) tryStorage(() => sessionStorage.removeItem(TEXT + name));
      else clear();
    },
    async save({ post, put }, body, part = '') {
      const text = JSON.stringify(body);
      const before = sending().parts[part];
      if (before?.made && before.body === text) return { status: 200, body: before.made };
      let response: ApiResponse;
      if (before?.made) response = await sendApi('PUT', put(before.made.id), body);
      else {
        const isChanged = before !== undefined && before.body !== text;
        const { key } = note(part, { body: isChanged ? SEVERAL : text });
        response = await sendApi('POST', post, body, part === '' ? key : `${key}-${part}`);
        if (isChanged && isGood(response))
          response = await sendApi('PUT', put((response.body as { id: number }).id), body);
      }
      if (isGood(response)) note(part, { body: text, made: response.body as { id: number } });
      return response;
    },
    post(address, body) {
      const text = JSON.stringify(body);
      const isSame = sending().parts['']?.body === text;
      if (!isSame) {
        tryStorage(() => sessionStorage.removeItem(SENDING + name));
        noted = undefined;
        firstKey = undefined;
      }
      const { key } = note('', { body: text });
      return sendApi('POST', address, body, key);
    },
    partsMade: () =>
      Object.entries(sending().parts).filter(([part, { made }]) => part !== '' && made).length,
  };
}

/** Removes all drafts of the tab, so that the next user does not see them. */
export function clearDrafts(): void {
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(TEXT) || key.startsWith(SENDING)) sessionStorage.removeItem(key);
  });
}
