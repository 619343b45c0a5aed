import { retryOnce } from '../database/retry.ts';
import { noteAuthentication } from '../session/authentication.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthError } from './auth-result.ts';
import { confirmPassword } from './confirm-password.ts';

/** Takes the password again from who is signed in: their session may do then what cannot be taken back. */
export async function reauthenticate(
  context: AuthContext,
  user_id: number,
  password: string,
): Promise<{ ok: true } | AuthError> {
  const { database, request, now } = context;
  const confirmed = await confirmPassword(context, user_id, password, 'password');
  if (!confirmed.ok) return confirmed;
  await retryOnce(() => noteAuthentication(database, request, { now }));
  return { ok: true };
}
