/** Web push in this browser. */
import { PUSH_ADDRESS, type PushState } from '@desert/contract/notifications/push';
import { SERVICE_WORKER } from '@desert/contract/pages/service-worker';
import { isGood, readApi, sendApi } from '../app/api.ts';
import { trustWorker } from '../app/workerPolicy.ts';

/** Whether this browser can get pushes, and its user has not refused them. On iOS, only installed sites can. */
export function canPush(): boolean {
  return (
    'PushManager' in globalThis &&
    'serviceWorker' in navigator &&
    Notification.permission !== 'denied'
  );
}

/** Returns whether pushes are on in this browser; undefined on failure. */
export async function readPush(): Promise<PushState | undefined> {
  const response = await readApi(PUSH_ADDRESS);
  if (!isGood(response)) return undefined;
  const state = response.body as PushState;
  return { ...state, is_on: state.is_on && Notification.permission === 'granted' };
}

/**
 * Asks for permission and subscribes. Has to be called by a press: Safari and Firefox ask at no other time.
 * @returns an error for the user; undefined on success
 */
export async function enablePush(key: string): Promise<string | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return BLOCKED;
  try {
    await navigator.serviceWorker.register(trustWorker(SERVICE_WORKER));
    const { pushManager } = await navigator.serviceWorker.ready;
    // One of another key, which the site has replaced, would be refused.
    await (await pushManager.getSubscription())?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const subscription = (await pushManager.subscribe(options)).toJSON();
    return isGood(await sendApi('PUT', PUSH_ADDRESS, { subscription })) ? undefined : FAILED;
  } catch {
    return FAILED;
  }
}

/** @returns an error for the user; undefined on success */
export async function disablePush(): Promise<string | undefined> {
  if (!isGood(await sendApi('DELETE', PUSH_ADDRESS))) return FAILED;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return undefined;
}

const BLOCKED =
  'Your browser blocks notifications from this site. You can change that in its settings.';
const FAILED = 'We couldn’t change notifications in this browser. Please try again.';
