/** Optimistic updates of toggles, such as likes and saves. The last choice wins. */
import type { ApiResponse } from '@desert/contract/pages/page';
import { map } from 'nanostores';
import { isGood } from '../app/api.ts';
import { OFFLINE } from '../app/fieldErrors.ts';
import { isWaiting, type WaitingWrite } from '../app/outboxState.ts';
import { showToast } from '../toast/store.ts';

/** Unconfirmed choices by API address, which override cached data. Written only on clicks, never on the server. */
export const $pendingToggles = map<Record<string, boolean>>({});

/** Addresses whose choices `sendToggle` is sending: the newest is in `$pendingToggles`. */
const sending = new Set<string>();

/**
 * Sends a choice, then the newest if it changed meanwhile. A choice that waits for a connection stays pending.
 * @param takeOver called at the end with the last successful response, if any, and the choice it confirms
 * @returns the last response; undefined if an earlier call for this address is still sending
 */
export async function sendToggle(
  address: string,
  on: boolean,
  send: (on: boolean) => Promise<ApiResponse>,
  takeOver: (response: ApiResponse, on: boolean) => void,
): Promise<ApiResponse | undefined> {
  const isSending = sending.has(address) && getChoice(address) !== undefined;
  $pendingToggles.setKey(address, on);
  if (isSending) return undefined;
  sending.add(address);
  let confirm = () => {};
  for (let sent = on; ; sent = getChoice(address) ?? sent) {
    const response = await send(sent);
    const isQueued = isWaiting(response.body);
    if (isGood(response) && !isQueued) confirm = () => takeOver(response, sent);
    if ((getChoice(address) ?? sent) !== sent) continue;
    confirm();
    sending.delete(address);
    if (!isQueued) removePendingToggle(address);
    return response;
  }
}

/** Shows the choices that wait for a connection, and no longer those that were sent. A newer choice stays. */
export function showWaitingToggles(
  waiting: readonly WaitingWrite[],
  before: readonly WaitingWrite[] = [],
): void {
  const isToggle = ({ name, on }: WaitingWrite) => on !== undefined && !sending.has(name);
  for (const { name } of before.filter(isToggle)) removePendingToggle(name);
  for (const { name, on, error } of waiting.filter(isToggle))
    if (on !== undefined && error === undefined) $pendingToggles.setKey(name, on);
}

function getChoice(address: string): boolean | undefined {
  return $pendingToggles.get()[address];
}

function removePendingToggle(address: string): void {
  const { [address]: _, ...rest } = $pendingToggles.get();
  $pendingToggles.set(rest);
}

/**
 * Shows a toast if a toggle failed. @param response as returned by `sendToggle` @param signInFirst called on a 401
 * instead
 */
export function showToggleFailure(
  response: ApiResponse | undefined,
  signInFirst: () => void,
): void {
  if (!response || isGood(response)) return;
  if (response.status === 401) signInFirst();
  else notifyFailure();
}

export function notifyFailure(): void {
  showToast(navigator.onLine ? 'That didn’t go through. Please try again.' : OFFLINE);
}
