import type { Viewer } from '@desert/contract/account';
import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import { clearDrafts } from './form/draft.ts';
import { tryStorage } from './tryStorage.ts';

/** Who is signed in, in this browser tab; null is nobody. One store for the shell and every section. */
export const $viewer = atom<Viewer | null>(null);

/** On the server each render brings a store of its own: a module's store is shared by all visitors. */
export const ViewerContext = createContext<ReadableAtom<Viewer | null>>($viewer);

/** Who is signed in; the component renders again when that changes. */
export function useViewer(): Viewer | null {
  return useStore(useContext(ViewerContext));
}

/** Whose session ended under an open page, and the address of that page: it stays until its user logs in again or leaves it. */
export const $endedSession = atom<{ viewer: Viewer | null; address: string } | null>(null);

let channel: BroadcastChannel | undefined;

/** The localStorage key of the viewer, which pages restored from the back/forward cache compare with theirs. */
const VIEWER = 'viewer';

/** The fields of a viewer that a rendered page depends on. */
const stampOf = (viewer: Viewer | null) => `${viewer?.id} ${viewer?.unconfirmed_may}`;

/**
 * Takes over who is signed in from the other tabs of this browser; to be called once, by the shell, when it is
 * known who is.
 */
export function syncSession(): void {
  $viewer.subscribe((viewer) => tryStorage(() => localStorage.setItem(VIEWER, stampOf(viewer))));
  window.addEventListener('pageshow', ({ persisted }) => {
    // It may be from before a log-in, or a log-out.
    const isOld = tryStorage(() => localStorage.getItem(VIEWER)) !== stampOf($viewer.get());
    if (persisted && isOld) window.location.reload();
  });
  channel = new BroadcastChannel('session');
  channel.addEventListener('message', ({ data }: MessageEvent<Viewer | null>) => setViewer(data));
}

/** Notes that somebody signed in, or with null that nobody is signed in any more, in every tab. */
export function changeViewer(viewer: Viewer | null): void {
  setViewer(viewer);
  channel?.postMessage(viewer);
}

/** Notes that the session ended without a log-out in this browser: what its owner typed is kept for the next log-in. */
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
