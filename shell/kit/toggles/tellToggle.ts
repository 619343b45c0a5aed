import type { Answer } from '@desert/contract/page';
import { isGood } from '../api.ts';
import { OFFLINE } from '../form/errorsOf.ts';
import { notify } from '../toast/store.ts';

/** @param signInFirst called if the session has ended @returns whether it succeeded, as far as known */
export function tellToggle(answer: Answer | undefined, signInFirst: () => void): boolean {
  if (!answer) return false;
  if (isGood(answer)) return true;
  if (answer.status === 401) signInFirst();
  else notifyFailure();
  return false;
}

export function notifyFailure(): void {
  notify(navigator.onLine ? 'That didn’t go through. Please try again.' : OFFLINE);
}
