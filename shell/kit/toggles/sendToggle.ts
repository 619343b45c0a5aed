/** Optimistic toggles such as likes and saves: shown at once, then sent; the last choice wins. */
import type { ApiResponse } from '@desert/contract/page';
import { map } from 'nanostores';
import { isGood } from '../api.ts';
import { OFFLINE } from '../form/errorsOf.ts';
import { showToast } from '../toast/store.ts';

/** Unconfirmed choices by address, which override API data. They are written on clicks, never during rendering. */
export const $pendingToggles = map<Record<string, boolean>>({});

/**
 * Sends a choice, one request per address at a time; a choice made meanwhile follows. @param takeOver receives each
 * successful response and its state @returns the last response; undefined if an earlier call handles it
 */
export async function sendToggle(
  address: string,
  on: boolean,
  send: (on: boolean) => Promise<ApiResponse>,
  takeOver: (answer: ApiResponse, on: boolean) => void,
): Promise<ApiResponse | undefined> {
  const underWay = askedOf(address) !== undefined;
  $pendingToggles.setKey(address, on);
  if (underWay) return undefined;
  for (let sent = on; ; sent = askedOf(address) ?? sent) {
    const answer = await send(sent);
    if (isGood(answer)) takeOver(answer, sent);
    if (askedOf(address) !== sent) continue;
    forget(address);
    return answer;
  }
}

function askedOf(address: string): boolean | undefined {
  return $pendingToggles.get()[address];
}

/** Forgets the choice, because the record has the confirmed state now. */
function forget(address: string): void {
  const { [address]: _, ...rest } = $pendingToggles.get();
  $pendingToggles.set(rest);
}

/**
 * Shows the failure of a toggle. @param signInFirst called if the session has ended @returns whether it succeeded, as
 * far as known
 */
export function showToggleResult(
  answer: ApiResponse | undefined,
  signInFirst: () => void,
): boolean {
  if (!answer) return false;
  if (isGood(answer)) return true;
  if (answer.status === 401) signInFirst();
  else notifyFailure();
  return false;
}

export function notifyFailure(): void {
  showToast(navigator.onLine ? 'That didn’t go through. Please try again.' : OFFLINE);
}
