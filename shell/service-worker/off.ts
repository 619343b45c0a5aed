/** Served in place of the service worker while the flag `offline` is off: deletes its copies, and shows pushes only. */
import { listenToPushes, scope } from './pushes.ts';

listenToPushes();

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => event.waitUntil(clearCachesAndUnregister()));

/** Unregisters, unless this browser gets pushes. */
async function clearCachesAndUnregister(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.disable();
  if (await scope.registration.pushManager?.getSubscription()) return;
  await scope.registration.unregister();
}
