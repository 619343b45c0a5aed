import type { KeepMessage } from '@desert/contract/pages/service-worker';
import { $viewer } from '@desert/kit/shell';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepPages } from './keepPages.ts';
import { $shownHead } from './shown.ts';

const DAY_MS = 24 * 60 * 60_000;
const NEWS = { title: 'News', description: '' };
const posted: (KeepMessage | { forget: true })[] = [];

/** The service worker's lists, by age in ms. */
let lists: Record<string, number>;

beforeEach(() => {
  lists = {};
  $shownHead.set(undefined);
  $viewer.set({ id: 7, username: 'fan' });
  window.history.replaceState(null, '', '/news?q=a');
  const worker = { postMessage: (message: KeepMessage) => void posted.push(message) };
  vi.stubGlobal('navigator', {
    serviceWorker: { register: async () => {}, ready: Promise.resolve({ active: worker }) },
  });
  vi.stubGlobal('caches', {
    match: async (key: string) =>
      key in lists ? new Response(`${Date.now() - lists[key]!}`) : undefined,
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('teams') ? [{ year: '2011-12' }] : [{ kind: 'news', id: 3 }]),
  );
  posted.length = 0;
});

it('only a page that search engines may list is kept for offline reading when it is shown', async () => {
  lists = { '/kept/seasons': 0, '/kept/saved': 0 };
  $shownHead.set({ ...NEWS, listed: false });
  await keepPages();
  expect(posted).toEqual([]);
  $shownHead.set(NEWS);
  expect(posted).toEqual([{ keep: ['/news?q=a'], as: 'visited' }]);
  $viewer.set(null);
  expect(posted.at(-1)).toEqual({ forget: true });
});

it('the offline copies of seasons and saved records are renewed if they are old or missing', async () => {
  lists = { '/kept/seasons': 2 * DAY_MS };
  await keepPages();
  expect(posted).toEqual([
    { keep: ['/history', '/history/2011-12'], as: 'seasons' },
    { keep: ['/news/3'], as: 'saved' },
  ]);
});

it('without a connection, the service worker does not learn that its lists are kept again', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await keepPages();
  expect(posted).toEqual([]);
});
