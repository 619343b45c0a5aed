import { CacheFirst } from 'workbox-strategies';

declare global {
  /** The shell's style sheet, and files that it loads when they are needed. The build replaces it. */
  const SHELL_FILES_KEPT: string[];
}

const FILES_CACHE = 'build-files';
const MAX_FILES = 400;

const HASHED_PATH = /^\/(assets|mf\/[^/]+\/[^/]+)\//;

export const isBuildFile = ({ pathname }: URL): boolean => HASHED_PATH.test(pathname);

export const buildFiles = new CacheFirst({
  cacheName: FILES_CACHE,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.headers.get('cache-control')?.includes('immutable') ? response : null,
      cacheDidUpdate: () => trimCache(FILES_CACHE, MAX_FILES),
    },
  ],
});

/** Matches a build's file in a document, and its hash. */
const LINKED_FILE = /(?:src|href)="(\/(?:assets|mf)\/[^"]+)"(?: integrity="([^"]+)")?/g;

/** Caches the files of a page that it loaded before the service worker controlled it, from the browser's cache. */
export async function cacheFiles(html: string, event: ExtendableEvent): Promise<void> {
  for (const [, href = '', integrity = ''] of html.matchAll(LINKED_FILE)) {
    const request = new Request(href, { integrity });
    const [, done] = buildFiles.handleAll({ request, event });
    await done.catch(() => {});
  }
}

/** Deletes the entries of a cache that were stored longest ago. */
export async function trimCache(name: string, max: number): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)));
}
