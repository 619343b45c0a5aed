import type { Viewer } from '@desert/contract/accounts/account';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { requestSignIn } from '../app/host.ts';
import { $modal } from '../app/modal.ts';
import { useAddress, useNavigate } from '../app/router.tsx';
import { $endedSession, isMembersBrowser, useViewer } from '../app/session.ts';

/** Redirects by replacing the history entry. @param to undefined to stay @param search query to append, without '?' */
export function useRedirect(to: string | undefined, search = ''): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to !== undefined) navigate(to + (search && `?${search}`), { replace: true });
  }, [to, search, navigate]);
}

/** If `required`, redirects to the sign-up or log-in and then back. The edge redirects documents to the log-in. @returns `required` */
export function useRequireSignIn(required: boolean): boolean {
  const { address } = useAddress();
  // Reads storage only if it matters, because the access throws on the server.
  const form = required && isMembersBrowser() ? 'login' : 'signup';
  useRedirect(required ? `/${form}?next=${encodeURIComponent(address)}` : undefined);
  return required;
}

/**
 * The viewer. If `required`, a viewer whose session ended on this page is kept (`isKept`), so that their input stays.
 */
export function usePageViewer(required: boolean): { viewer: Viewer | null; isKept: boolean } {
  const viewer = useViewer();
  const { address } = useAddress();
  const ended = useStore($endedSession);
  const kept = !viewer && required && ended?.address === address ? ended.viewer : null;
  useEffect(() => {
    if (!kept) return undefined;
    // A form in a modal asks for the log-in when it is submitted.
    if (!$modal.get()) requestSignIn();
    return () => $endedSession.set(null);
  }, [kept, address]);
  return { viewer: viewer ?? kept, isKept: kept !== null };
}
