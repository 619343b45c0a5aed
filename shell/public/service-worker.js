/** The site's service worker. It only handles pushes: docs/decisions/0076-web-push.md */
self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { origin, href } = new URL(event.notification.data, location.origin);
  if (origin === location.origin) event.waitUntil(self.clients.openWindow(href));
});

/**
 * Shows a push, one per path. A page of the site that is on the screen shows the news itself, so the notification is
 * closed again: Safari ends a subscription whose pushes show none.
 */
async function show({ title, path }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isOpen = windows.some(({ visibilityState }) => visibilityState === 'visible');
  const options = { tag: path, data: path, icon: '/icons/192.png', silent: isOpen };
  await self.registration.showNotification(title, options);
  if (!isOpen) return;
  const shown = await self.registration.getNotifications({ tag: path });
  for (const notification of shown) notification.close();
}

/** Replaces a subscription that the browser ended, if the member is still logged in and has pushes on. */
async function renew({ newSubscription }) {
  const address = '/api/push/';
  const response = await fetch(address);
  const {
    key: applicationServerKey,
    is_on,
    shows_names,
  } = response.ok ? await response.json() : {};
  if (!is_on) return;
  const options = { userVisibleOnly: true, applicationServerKey };
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const headers = { 'content-type': 'application/json' };
  await fetch(address, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ subscription, shows_names }),
  });
}
