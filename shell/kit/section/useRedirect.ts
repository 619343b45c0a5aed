import { useEffect } from 'react';
import { useAddress, useNavigate } from '../router.tsx';

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
