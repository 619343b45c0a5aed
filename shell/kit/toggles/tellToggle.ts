import type { Answer } from '@desert/contract/page';
import { isGood } from '../api.ts';
import { OFFLINE } from '../form/errorsOf.ts';
import { notify } from '../toast/store.ts';

/**
 * Says where a toggle did not get through.
 * @param answer as `sendToggle` returned it
 * @param signInFirst asks whose session has ended to sign in
 * @returns whether it did, as far as that is for this press to say
 */
export function tellToggle(answer: Answer | undefined, signInFirst: () => void): boolean {
  if (!answer) return false;
  if (isGood(answer)) return true;
  if (answer.status === 401) signInFirst();
  else notifyFailure();
  return false;
}

/** Shows a toast that a change was not saved, and why where the browser knows. */
export function notifyFailure(): void {
  notify(navigator.onLine ? 'That didn’t go through. Please try again.' : OFFLINE);
}
