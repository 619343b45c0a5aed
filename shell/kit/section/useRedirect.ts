import { useEffect } from 'react';
import { useNavigate } from '../router.tsx';

/**
 * Goes to another page of the site, in the place of the one that was asked for.
 * @param to its address; undefined where the visitor is to stay
 */
export function useRedirect(to: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to !== undefined) navigate(to, { replace: true });
  }, [to, navigate]);
}
