import type { Viewer } from '@desert/contract/accounts/account';
import { LOGGED_OUT_HASH } from '@desert/contract/accounts/personal';
import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import { clearDrafts, tryStorage, VIEWER_KEY } from './browser.ts';
import { clearWaiting } from './outbox.ts';

/** The signed-in viewer of this tab, or null. Shared by the shell and all sections. */
export const $viewer = atom<Viewer | null>(null);

/** The viewer of a React root. On the server all visitors share module state, so each render has its own. */
export const ViewerContext = createContext<ReadableAtom<Viewer | null>>($viewer);

/** Returns the signed-in member, or null for a signed-out visitor. */
export function useViewer(): Viewer | null {
  return useStore(useContext(ViewerContext));
}

/** The session that the API ended. Its page stays until the visitor leaves it or a viewer is set. */
export const $endedSession = atom<{ viewer: Viewer | null; address: string } | null>(null);

let channel: BroadcastChannel | undefined;

/** localStorage key that is set once a member was logged in on this browser. */
const HAS_MEMBER = 'has-member';

export function isMembersBrowser(): boolean {
  return tryStorage(() => localStorage.getItem(HAS_MEMBER)) === 'true';
}

/** Fields of the viewer that a rendered page depends on. */
const toStamp = (viewer: Viewer | null) =>
  `${viewer?.id} ${viewer?.unconfirmed_may} ${viewer?.awaits_approval}`;

/** Call it once. A page from the back/forward cache, or after a log-out without scripts, is of an old viewer. */
export function syncSession(): void {
  $viewer.subscribe((viewer) =>
    tryStorage(() => {
      localStorage.setItem(VIEWER_KEY, toStamp(viewer));
      if (viewer) localStorage.setItem(HAS_MEMBER, 'true');
    }),
  );
  window.addEventListener('pageshow', ({ persisted }) => {
    // The restored page may predate a log-in or log-out.
    const isOld = tryStorage(() => localStorage.getItem(VIEWER_KEY)) !== toStamp($viewer.get());
    if (persisted && isOld) window.location.reload();
  });
  channel = new BroadcastChannel('session');
  channel.addEventListener('message', ({ data }: MessageEvent<Viewer | null>) => setViewer(data));
  const { hash, pathname, search } = window.location;
  if (hash !== LOGGED_OUT_HASH) return;
  // Bypasses the router: the page is the same.
  History.prototype.replaceState.call(window.history, window.history.state, '', pathname + search);
  if (!$viewer.get()) changeViewer(null);
}

/** Sets the viewer in every tab. Null means a log-out and also clears drafts and what waits for a connection. */
export function changeViewer(viewer: Viewer | null): void {
  setViewer(viewer);
  channel?.postMessage(viewer);
}

/** Removes the viewer from this tab when the API responds that the session ended. Drafts stay for the next log-in. */
export function endSession(): void {
  const { pathname, search } = window.location;
  $endedSession.set({ viewer: $viewer.get(), address: pathname + search });
  $viewer.set(null);
}

function setViewer(viewer: Viewer | null): void {
  $viewer.set(viewer);
  $endedSession.set(null);
  if (viewer !== null) return;
  clearDrafts();
  clearWaiting();
}
