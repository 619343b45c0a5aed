import { useAddress } from '../router.tsx';
import { useRedirect } from './useRedirect.ts';

/**
 * Sends a visitor to log in, and back to the page they are at; the edge does so on a first visit.
 * @param needed whether they have to log in
 * @returns the same
 */
export function useSignInFirst(needed: boolean): boolean {
  const { address } = useAddress();
  useRedirect(needed ? `/login?next=${encodeURIComponent(address)}` : undefined);
  return needed;
}
