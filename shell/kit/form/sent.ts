/** What was sent by which key, kept for the browser tab as its draft is. */
import { attempt } from '../attempt.ts';

const SENT = 'sent:';

/** In the place of a text, once a second one was sent by the same key. */
const SEVERAL = '';

/** Where the browser keeps nothing, this does until the page is left. */
const texts = new Map<string, string>();

/**
 * Notes that a text is sent.
 * @returns whether a different one was sent by the same key before, so that the API may have that
 */
export function noteSent(key: string, text: string): boolean {
  const name = SENT + key;
  const before = attempt(() => sessionStorage.getItem(name)) ?? texts.get(name) ?? text;
  const noted = before === text ? text : SEVERAL;
  texts.set(name, noted);
  attempt(() => sessionStorage.setItem(name, noted));
  return noted === SEVERAL;
}

/** Forgets what was sent by keys that begin like this; all of it without one. */
export function forgetSent(key = ''): void {
  const isForgotten = (name: string) => name.startsWith(SENT + key);
  for (const name of [...texts.keys()].filter(isForgotten)) texts.delete(name);
  attempt(() => {
    for (const name of Object.keys(sessionStorage).filter(isForgotten))
      sessionStorage.removeItem(name);
  });
}
