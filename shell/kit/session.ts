import type { Viewer } from '@desert/contract/account';
import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import { clearDrafts } from './form/draft.ts';
import { tryStorage } from './tryStorage.ts';

/** The signed-in viewer of this tab, or null. Shared by the shell and all sections. */
export const $viewer = atom<Viewer | null>(null);

/** The viewer of a React root: per render on the server, where module state is shared by all visitors. */
export const ViewerContext = createContext<ReadableAtom<Viewer | null>>($viewer);

export function useViewer(): Viewer | null {
  return useStore(useContext(ViewerContext));
}

/** The session that ended: its page stays until this member logs in again or leaves it. */
export const $endedSession = atom<{ viewer: Viewer | null; address: string } | null>(null);

let channel: BroadcastChannel | undefined;

/** localStorage key that pages restored from the back/forward cache compare. */
const VIEWER = 'viewer';

/** Fields of the viewer that a rendered page depends on. */
const stampOf = (viewer: Viewer | null) => `${viewer?.id} ${viewer?.unconfirmed_may}`;

/** Syncs the viewer across tabs; call once. */
export function syncSession(): void {
  $viewer.subscribe((viewer) => tryStorage(() => localStorage.setItem(VIEWER, stampOf(viewer))));
  window.addEventListener('pageshow', ({ persisted }) => {
    // The restored page may predate a log-in or log-out.
    const isOld = tryStorage(() => localStorage.getItem(VIEWER)) !== stampOf($viewer.get());
    if (persisted && isOld) window.location.reload();
  });
  channel = new BroadcastChannel('session');
  channel.addEventListener('message', ({ data }: MessageEvent<Viewer | null>) => setViewer(data));
}

/** Sets the viewer in every tab; null after a log-out. */
export function changeViewer(viewer: Viewer | null): void {
  setViewer(viewer);
  channel?.postMessage(viewer);
}

/** Ends the session in this tab without a log-out. Drafts are kept for the next log-in. */
export function endSession(): void {
  const { pathname, search } = window.location;
  $endedSession.set({ viewer: $viewer.get(), address: pathname + search });
  $viewer.set(null);
}

function setViewer(viewer: Viewer | null): void {
  $viewer.set(viewer);
  $endedSession.set(null);
  if (viewer === null) clearDrafts();
}
