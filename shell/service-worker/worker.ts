/** The site's service worker: pushes, build files, and kept pages. docs/decisions/0086-offline.md */
import type { ForgetMessage, KeepMessage } from '@desert/contract/pages/service-worker';
import { buildFiles, isBuildFile } from './buildFiles.ts';
import { forgetPages, storePages, pages } from './keptPages.ts';
import { renderOfflinePage } from './offlinePage.ts';
import { listenToPushes, scope } from './pushes.ts';

/** Paths of the API, and of files. */
const NO_PAGE = /^\/api\/|\.\w+$/;

/** Forms, and routes of the API, whose response begins or ends a session. */
const SESSION_PATH =
  /^\/(login|signup|reset|api\/auth\/(login|signup|passkey|second-factor|password|logout))\/?$/;

const LOG_OUT = /^\/api\/auth\/logout\/?$/;

listenToPushes();

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  for (const file of SHELL_FILES_KEPT)
    event.waitUntil(buildFiles.handleAll({ request: new Request(`/${file}`), event })[1]);
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.registration.navigationPreload?.enable());
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener('message', (event) => {
  const message = event.data as KeepMessage | ForgetMessage;
  if ('forget' in message) event.waitUntil(forgetPages());
  else event.waitUntil(storePages(message, event));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (canChangeSession(request, url)) event.respondWith(changeSession(event));
  else if (request.method !== 'GET') return;
  else if (isBuildFile(url)) event.respondWith(buildFiles.handle(event));
  else if (request.mode === 'navigate' && !NO_PAGE.test(url.pathname))
    event.respondWith(pages.handle(event).catch(renderOfflinePage));
});

function canChangeSession({ method }: Request, { pathname }: URL): boolean {
  return SESSION_PATH.test(pathname) && (method === 'POST' || LOG_OUT.test(pathname));
}

/** A response to an earlier request may arrive before the change or after it, so the copies are deleted twice. */
async function changeSession(event: FetchEvent): Promise<Response> {
  await forgetPages();
  try {
    // A log-out by link was sent already.
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(event.request));
  } finally {
    await forgetPages();
  }
}
