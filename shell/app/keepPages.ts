/** Registers the service worker and has it keep what the visitor reads. Loaded on the second visit, and with pushes. */
import type { Team } from '@desert/contract/history/history';
import {
  type ForgetMessage,
  type KeepMessage,
  type KeptList,
  listKey,
  LISTS_CACHE,
  SERVICE_WORKER,
} from '@desert/contract/pages/service-worker';
import { SAVED_LIST, type SavedEntry } from '@desert/contract/records/saved';
import { $viewer, isGood, readApi, trustWorker } from '@desert/kit/shell';
import { runWhenIdle } from '../sections/defer.ts';
import { $shownHead } from './shown.ts';

const LIST_STALE_AFTER_MS = 24 * 60 * 60_000;

const SEASONS_PAGE = '/history';

export async function keepPages(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(trustWorker(SERVICE_WORKER));
  const { active } = await serviceWorker.ready;
  const post = (message: KeepMessage | ForgetMessage) =>
    (serviceWorker.controller ?? active)?.postMessage(message);
  $viewer.listen(() => post({ forget: true }));
  $shownHead.subscribe((head) => {
    // The service worker keeps no other pages.
    if (!head || head.listed === false) return;
    const { pathname, search } = window.location;
    runWhenIdle(() => post({ keep: [pathname + search], as: 'visited' }));
  });
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // A list that could not be read, as without a connection, is asked for again by the next document.
  const keepList = async (as: KeptList, listPaths: () => Promise<string[] | undefined>) => {
    const keep = (await isStale(as)) && (await listPaths());
    if (keep) post({ keep, as });
  };
  await keepList('seasons', listSeasons);
  if ($viewer.get()) await keepList('saved', listSaved);
}

async function isStale(list: KeptList): Promise<boolean> {
  const kept = await caches.match(listKey(list), { cacheName: LISTS_CACHE });
  return Date.now() - Number((await kept?.text()) ?? 0) > LIST_STALE_AFTER_MS;
}

async function listSaved(): Promise<string[] | undefined> {
  const response = await readApi(SAVED_LIST);
  if (!isGood(response)) return undefined;
  return (response.body as SavedEntry[]).map(({ kind, id }) => `/${kind}/${id}`);
}

async function listSeasons(): Promise<string[] | undefined> {
  const response = await readApi('/api/history/teams/');
  if (!isGood(response)) return undefined;
  const seasons = (response.body as Team[]).map(({ year }) => `${SEASONS_PAGE}/${year}`);
  return [SEASONS_PAGE, ...seasons];
}
