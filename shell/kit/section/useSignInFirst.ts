import { useEffect } from 'react';
import { useAddress, useNavigate } from '../router.tsx';

/**
 * Sends a visitor to log in, and back to the page they are at; the edge does so on a first visit.
 * @param needed whether they have to log in
 * @returns the same
 */
export function useSignInFirst(needed: boolean): boolean {
  const { path, search } = useAddress();
  const navigate = useNavigate();
  useEffect(() => {
    if (!needed) return;
    const next = encodeURIComponent(path + (search && `?${search}`));
    navigate(`/login?next=${next}`, { replace: true });
  }, [needed, path, search, navigate]);
  return needed;
}
