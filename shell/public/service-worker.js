/** The site's service worker. It only shows pushes: docs/decisions/0076-web-push.md */
self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));

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
