import type { Viewer } from '@desert/contract/account';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { requestSignIn } from '../host.ts';
import { $modal } from '../modal/store.ts';
import { useAddress, useNavigate } from '../router.tsx';
import { $endedSession, useViewer } from '../session.ts';

/**
 * Goes to another page of the site, in the place of the one that was asked for.
 * @param to its address; undefined where the visitor is to stay
 * @param search a query string without the '?', to be added to it
 */
export function useRedirect(to: string | undefined, search = ''): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to !== undefined) navigate(to + (search && `?${search}`), { replace: true });
  }, [to, search, navigate]);
}

/**
 * Sends a visitor to log in, and back to the page they are at; the edge does so on a first visit.
 * @param required whether they have to log in
 * @returns the same
 */
export function useRequireSignIn(required: boolean): boolean {
  const { address } = useAddress();
  useRedirect(required ? `/login?next=${encodeURIComponent(address)}` : undefined);
  return required;
}

/**
 * Who a page that needs a log-in is shown to: the viewer, or the one whose session ended while the page was open. What they typed
 * stays in it, and the log-in modal opens over it.
 * @param required whether the page needs a log-in
 */
export function usePageViewer(required: boolean): { viewer: Viewer | null; isKept: boolean } {
  const viewer = useViewer();
  const { address } = useAddress();
  const ended = useStore($endedSession);
  const kept = !viewer && required && ended?.address === address ? ended.viewer : null;
  useEffect(() => {
    if (!kept) return undefined;
    // A form in a modal asks by itself when it is sent.
    if (!$modal.get()) requestSignIn();
    return () => $endedSession.set(null);
  }, [kept, address]);
  return { viewer: viewer ?? kept, isKept: kept !== null };
}
