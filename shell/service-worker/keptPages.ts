/** Copies of pages for the time without a connection. All are of one viewer. docs/decisions/0086-offline.md */
import { type KeepMessage, LISTS_CACHE, listKey } from '@desert/contract/pages/service-worker';
import { NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { cacheFiles, trimCache } from './buildFiles.ts';

const PAGES_CACHE = 'pages';
const MAX_PAGES = 150;
const NETWORK_TIMEOUT_S = 3;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Age of a copy in ms from which a page that a visitor did not load as a document is fetched again. */
const STALE_AFTER_MS = { visited: MINUTE_MS, saved: DAY_MS, seasons: 7 * DAY_MS };

export type KeptGroup = KeepMessage['as'];

const GONE = new Set([404, 410]);

const GROUP = 'kept-as';
const TITLE = 'kept-title';
const VIEWER = 'kept-viewer';
const KEPT_AT = 'kept-at';

/** Changes when the viewer may have: a response to an earlier request is then not kept. */
let session = 0;

type Plugins = NonNullable<StrategyOptions['plugins']>;

const keeping: Plugins[number] = {
  async cacheKeyWillBeUsed({ request }) {
    return toCacheKey(request.url);
  },
  async handlerWillStart({ state }) {
    if (state) state['session'] = session;
  },
  async cacheWillUpdate({ request, response, event, state }) {
    if (GONE.has(response.status))
      await (await caches.open(PAGES_CACHE)).delete(toCacheKey(request.url));
    const kept = await toKept(response, readGroup(event));
    if (!kept || state?.['session'] !== session) return null;
    if (await isOfOther(kept)) {
      await forgetPages();
      state['session'] = session;
    }
    // Before the copy, which is of no use without them. Of a page that is opened, the browser requests them itself.
    if (isMessage(event)) await cacheFiles(await kept.clone().text(), event);
    return kept;
  },
  async cacheDidUpdate({ request, state }) {
    const cache = await caches.open(PAGES_CACHE);
    if (state?.['session'] !== session) return void (await cache.delete(request));
    await trimCache(PAGES_CACHE, MAX_PAGES);
  },
  async cachedResponseWillBeUsed({ cachedResponse }) {
    return cachedResponse && addCopyNote(cachedResponse);
  },
};

export const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [keeping],
});

/** Fetches pages that have no fresh copy, one after the other. */
export async function storePages({ keep, as }: KeepMessage, event: ExtendableEvent): Promise<void> {
  const begun = session;
  for (const path of keep) {
    if (session !== begun) return;
    const kept = await (await caches.open(PAGES_CACHE)).match(toCacheKey(path));
    const age = Date.now() - Number(kept?.headers.get(KEPT_AT) ?? 0);
    if (age < STALE_AFTER_MS[as]) continue;
    const request = new Request(path, { headers: { accept: 'text/html' } });
    const [, done] = pages.handleAll({ request, event });
    await done.catch(() => {});
  }
  if (as === 'visited' || session !== begun) return;
  await (await caches.open(LISTS_CACHE)).put(listKey(as), new Response(`${Date.now()}`));
}

export async function forgetPages(): Promise<void> {
  session += 1;
  await Promise.all([PAGES_CACHE, LISTS_CACHE].map((name) => caches.delete(name)));
}

export interface KeptPage {
  path: string;
  title: string;
  group: KeptGroup;
  keptAt: string;
}

/** The kept pages, newest first. */
export async function listKept(): Promise<KeptPage[]> {
  const cache = await caches.open(PAGES_CACHE);
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const headers = (await cache.match(request))?.headers;
      const { pathname, search } = new URL(request.url);
      return {
        path: pathname + search,
        title: decodeURIComponent(headers?.get(TITLE) ?? ''),
        group: (headers?.get(GROUP) ?? 'visited') as KeptGroup,
        keptAt: formatKeptTime(headers),
      };
    }),
  );
  return kept.toReversed();
}

/** The copy of a page that search engines may list. The others are personal, previews, or forms. */
async function toKept(response: Response, group: KeptGroup): Promise<Response | null> {
  const { status, redirected, headers: sent } = response;
  if (status !== 200 || redirected || !sent.get('content-type')?.startsWith('text/html'))
    return null;
  const html = await response.text();
  if (!html.includes('<link rel="canonical"')) return null;
  const [, title = ''] = /<title>(.*?)(?: · [^<]*)?<\/title>/.exec(html) ?? [];
  const [, viewer = ''] = /"viewer":\{"id":(\d+)/.exec(html) ?? [];
  const headers = new Headers(sent);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(GROUP, group);
  headers.set(TITLE, encodeURIComponent(title));
  headers.set(VIEWER, viewer);
  headers.set(KEPT_AT, `${Date.now()}`);
  return new Response(html, { headers });
}

/** Whether the copies are of another viewer than this one. */
async function isOfOther(kept: Response): Promise<boolean> {
  const cache = await caches.open(PAGES_CACHE);
  const [first] = await cache.keys();
  const before = first && (await cache.match(first))?.headers.get(VIEWER);
  return before !== undefined && before !== kept.headers.get(VIEWER);
}

async function addCopyNote(kept: Response): Promise<Response> {
  const text = `We couldn’t reach the site. This copy of the page is from ${formatKeptTime(kept.headers)}.`;
  const bar = `<aside class="sunken ink text-center pad-3" aria-label="Kept copy"><p>${text}</p></aside>`;
  const html = (await kept.text()).replace('<body>', () => `<body>${bar}`);
  return new Response(html, { headers: kept.headers });
}

function formatKeptTime(headers: Headers | undefined): string {
  const date = new Date(Number(headers?.get(KEPT_AT)));
  return date.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

function readGroup(event: ExtendableEvent | undefined): KeptGroup {
  return isMessage(event) ? (event.data as KeepMessage).as : 'visited';
}

function isMessage(event: ExtendableEvent | undefined): event is ExtendableMessageEvent {
  return event?.type === 'message';
}

/** One address for a path with and without the trailing slash. */
function toCacheKey(address: string): string {
  const { origin, pathname, search } = new URL(address, location.origin);
  return origin + (pathname.replace(/\/$/, '') || '/') + search;
}
