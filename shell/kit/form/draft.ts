import { attempt } from '../attempt.ts';
import { randomKey } from '../randomKey.ts';
import { forgetSent } from './sent.ts';

/** What was typed and not sent yet, kept for the browser tab: it survives an accidental close. */
export interface Draft {
  /** What is kept; null where nothing is. */
  read: () => string | null;
  /** Keeps a text; one of nothing but spaces is not worth it. */
  write: (text: string) => void;
  clear: () => void;
  /**
   * The key that it is sent by, the same until it is cleared: an answer can be lost on the way, and what
   * is sent by the same key twice is stored once. For `postOnce`.
   */
  sendKey: () => string;
}

const PREFIX = 'draft:';
const SENT_AS = 'sent-as:';

/**
 * The draft of a text. Where the browser keeps nothing, there is none, and typing goes on.
 * @param name tells drafts apart: whose it is and what of
 */
export function draftOf(name: string): Draft {
  const key = PREFIX + name;
  const keyOfKey = SENT_AS + name;
  let sendKey = randomKey();
  const clear = () => {
    forgetSent(attempt(() => sessionStorage.getItem(keyOfKey)) ?? sendKey);
    sendKey = randomKey();
    for (const each of [key, keyOfKey]) attempt(() => sessionStorage.removeItem(each));
  };
  return {
    read: () => attempt(() => sessionStorage.getItem(key)) ?? null,
    write(text) {
      if (text.trim() === '') clear();
      else attempt(() => sessionStorage.setItem(key, text));
    },
    clear,
    sendKey() {
      sendKey = attempt(() => sessionStorage.getItem(keyOfKey)) ?? sendKey;
      attempt(() => sessionStorage.setItem(keyOfKey, sendKey));
      return sendKey;
    },
  };
}

/** Forgets every draft of this tab: whoever comes next does not find what others typed. */
export function forgetDrafts(): void {
  forgetSent();
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) || key.startsWith(SENT_AS)) sessionStorage.removeItem(key);
  });
}
