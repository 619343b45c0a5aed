import type { Viewer } from '@desert/contract/account';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { requestSignIn } from '../host.ts';
import { $modal } from '../modal/store.ts';
import { useAddress, useNavigate } from '../router.tsx';
import { $endedSession, useViewer } from '../session.ts';

/** Redirects by replacing the history entry. @param to undefined to stay @param search query string to append */
export function useRedirect(to: string | undefined, search = ''): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to !== undefined) navigate(to + (search && `?${search}`), { replace: true });
  }, [to, search, navigate]);
}

/** Redirects to the log-in and back, as the edge does on a first visit. @returns `required` for visitors */
export function useRequireSignIn(required: boolean): boolean {
  const { address } = useAddress();
  useRedirect(required ? `/login?next=${encodeURIComponent(address)}` : undefined);
  return required;
}

/** The viewer of a page. Includes a viewer whose session ended while the page was open, so that their input stays. */
export function usePageViewer(required: boolean): { viewer: Viewer | null; isKept: boolean } {
  const viewer = useViewer();
  const { address } = useAddress();
  const ended = useStore($endedSession);
  const kept = !viewer && required && ended?.address === address ? ended.viewer : null;
  useEffect(() => {
    if (!kept) return undefined;
    // A modal's form asks itself when submitted.
    if (!$modal.get()) requestSignIn();
    return () => $endedSession.set(null);
  }, [kept, address]);
  return { viewer: viewer ?? kept, isKept: kept !== null };
}
