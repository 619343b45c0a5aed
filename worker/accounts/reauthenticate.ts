import { retryOnce } from '../database/retry.ts';
import { noteAuthentication } from '../session/authentication.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthError } from './auth-result.ts';
import { confirmPassword } from './confirm-password.ts';

/** Of a session that ended meanwhile, or is not stored since the database was full. Not 401: that would end the visit. */
export const NOT_NOTED: AuthError = {
  ok: false,
  status: 403,
  errors: { message: 'Please log out, then log in again.' },
};

/** Takes the password again from who is signed in: their session may do then what cannot be taken back. */
export async function reauthenticate(
  context: AuthContext,
  user_id: number,
  password: string,
): Promise<{ ok: true } | AuthError> {
  const { database, request, now } = context;
  const confirmed = await confirmPassword(context, user_id, password, 'password');
  if (!confirmed.ok) return confirmed;
  const [noted] = await retryOnce(() => noteAuthentication(database, request, { now }));
  return noted ? { ok: true } : NOT_NOTED;
}
