/** Pushes: docs/decisions/0076-web-push.md */
import { type Push, PUSH_ADDRESS, type PushState } from '@desert/contract/notifications/push';

export const scope = globalThis as unknown as ServiceWorkerGlobalScope;

export function listenToPushes(): void {
  scope.addEventListener('push', (event) =>
    event.waitUntil(showPush((event.data as PushMessageData).json() as Push)),
  );
  scope.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renewSubscription(event)),
  );
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { origin, href } = new URL(event.notification.data as string, location.origin);
    if (origin === location.origin) event.waitUntil(scope.clients.openWindow(href));
  });
}

/**
 * Shows a push, one per path. A page of the site that is on the screen shows the news itself, so the notification is
 * closed again: Safari ends a subscription whose pushes show none.
 */
async function showPush({ title, path }: Push): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isOpen = windows.some(({ visibilityState }) => visibilityState === 'visible');
  const options = { tag: path, data: path, icon: '/icons/192.png', silent: isOpen };
  await scope.registration.showNotification(title, options);
  if (!isOpen) return;
  const shown = await scope.registration.getNotifications({ tag: path });
  for (const notification of shown) notification.close();
}

/** Replaces a subscription that the browser ended, if the member is still logged in and has pushes on. */
async function renewSubscription({ newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const response = await fetch(PUSH_ADDRESS);
  if (!response.ok) return;
  const { key, is_on, shows_names } = (await response.json()) as PushState;
  if (!is_on) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = newSubscription ?? (await scope.registration.pushManager.subscribe(options));
  await fetch(PUSH_ADDRESS, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription, shows_names }),
  });
}
