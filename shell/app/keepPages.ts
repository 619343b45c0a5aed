import type { Team } from '@desert/contract/history/history';
import { SERVICE_WORKER } from '@desert/contract/notifications/push';
/** Registers the service worker and has it keep what the visitor reads. Loaded on the second visit, and with pushes. */
import type { ForgetMessage, KeepMessage } from '@desert/contract/pages/offline';
import { SAVED_LIST, type SavedEntry } from '@desert/contract/records/saved';
import { $viewer, isGood, readApi, trustWorker, tryStorage } from '@desert/kit/shell';
import { whenIdle } from '../sections/whenIdle.ts';

/** localStorage key of the viewer and the day for whom saved records and seasons were last kept. */
const KEPT = 'kept';

const SEASONS_PAGE = '/history';

export async function keepPages(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(trustWorker(SERVICE_WORKER));
  const { active } = await serviceWorker.ready;
  const post = (message: KeepMessage | ForgetMessage) =>
    (serviceWorker.controller ?? active)?.postMessage(message);
  const keepShown = () => {
    const { pathname, search } = window.location;
    whenIdle(() => post({ keep: [pathname + search], as: 'visited' }));
  };
  for (const event of ['pushState', 'popstate']) window.addEventListener(event, keepShown);
  $viewer.listen(() => post({ forget: true }));
  keepShown();
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const today = `${$viewer.get()?.id} ${new Date().toDateString()}`;
  if (connection?.saveData || tryStorage(() => localStorage.getItem(KEPT)) === today) return;
  post({ keep: await listSeasons(), as: 'seasons' });
  if ($viewer.get()) post({ keep: await listSaved(), as: 'saved' });
  tryStorage(() => localStorage.setItem(KEPT, today));
}

async function listSaved(): Promise<string[]> {
  const response = await readApi(SAVED_LIST);
  if (!isGood(response)) return [];
  return (response.body as SavedEntry[]).map(({ kind, id }) => `/${kind}/${id}`);
}

async function listSeasons(): Promise<string[]> {
  const response = await readApi('/api/history/teams/');
  if (!isGood(response)) return [];
  const seasons = (response.body as Team[]).map(({ year }) => `${SEASONS_PAGE}/${year}`);
  return [SEASONS_PAGE, ...seasons];
}
