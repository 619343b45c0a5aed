/** What was typed and not sent yet, and what of it was sent: in the browser tab's storage, which survives a reload. */
import type { Answer } from '@desert/contract/page';
import { isGood, sendApi } from '../api.ts';
import { randomKey } from '../randomKey.ts';
import { tryStorage } from '../tryStorage.ts';

/** What comes of one POST: the record, or one of its images. */
interface Part {
  /** The body that was sent; '' once there were several. */
  body: string;
  /** What the API answered, once it did. */
  made?: { id: number };
}

interface Sending {
  /** The idempotency key of the record; a part has it with its name behind. */
  key: string;
  parts: Record<string, Part>;
}

interface Places {
  /** The address of the POST. */
  post: string;
  /** The address of the PUT, by the id of what was made. */
  put: (id: number) => string;
}

export interface Draft {
  /** The text that was typed; null where there is none. */
  read: () => string | null;
  /** Stores a text; one of nothing but spaces is not worth it. */
  write: (text: string) => void;
  clear: () => void;
  /** Says by which key the form posts itself: unless something was sent before, what is sent has the same. */
  sendBy: (key: string) => void;
  /**
   * Makes something by a POST, once however often it is sent: the API answers what it has by the idempotency key.
   * Where what is sent was changed since the first time, that may be the older text, so a PUT follows. What is
   * sent again unchanged is left as the API has it, since it may have been edited meanwhile.
   * @param part tells what is sent apart where there are several, like the images of a record
   * @returns the answer to the last request
   */
  save: (places: Places, body: unknown, part?: string) => Promise<Answer>;
  /**
   * Makes something by a POST that cannot be changed afterwards: the same body is sent by the same key, so that it is made once
   * however often; another body is another thing.
   * @returns the answer
   */
  post: (address: string, body: unknown) => Promise<Answer>;
  /** How many parts are made, without the record itself. */
  partsMade: () => number;
}

const TEXT = 'draft:';
const SENDING = 'sending:';

/** In the place of a body, once a second one was sent by the same key. */
const SEVERAL = '';

/**
 * The draft of a text. Where the browser stores nothing, there is none, and typing goes on.
 * @param name tells drafts apart: whose it is and what of
 */
export function draftOf(name: string): Draft {
  /** Where the browser stores nothing, this does until the form is left. */
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
      // A record that is made stays the one that is sent.
      else if (sending().parts['']?.made) tryStorage(() => sessionStorage.removeItem(TEXT + name));
      else clear();
    },
    async save({ post, put }, body, part = '') {
      const text = JSON.stringify(body);
      const before = sending().parts[part];
      if (before?.made && before.body === text) return { status: 200, body: before.made };
      let answer: Answer;
      if (before?.made) answer = await sendApi('PUT', put(before.made.id), body);
      else {
        const isChanged = before !== undefined && before.body !== text;
        const { key } = note(part, { body: isChanged ? SEVERAL : text });
        answer = await sendApi('POST', post, body, part === '' ? key : `${key}-${part}`);
        if (isChanged && isGood(answer))
          answer = await sendApi('PUT', put((answer.body as { id: number }).id), body);
      }
      if (isGood(answer)) note(part, { body: text, made: answer.body as { id: number } });
      return answer;
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

/** Forgets every draft of this tab: whoever comes next does not find what others typed. */
export function clearDrafts(): void {
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(TEXT) || key.startsWith(SENDING)) sessionStorage.removeItem(key);
  });
}
