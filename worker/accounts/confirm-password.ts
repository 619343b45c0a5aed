import { retryOnce } from '../database/retry.ts';
import { withdraw } from './attempts.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthError } from './auth-result.ts';
import { admitPasswordAttempt } from './limits.ts';
import { findById, type User } from './users.ts';

/**
 * Makes sure that it is their owner who sits at a browser that is signed in. Wrong passwords count as
 * those of log-ins do: a stranger at the browser guesses no faster.
 * @param field which field of the form the password is in
 */
export async function confirmPassword(
  context: AuthContext,
  user_id: number,
  password: string,
  field: string,
): Promise<{ ok: true; user: User } | AuthError> {
  const user = await findById(context.database, user_id);
  if (!user) return wrongPassword(field);
  const admission = await admitPasswordAttempt(context, user.email, user);
  if (!admission.ok) return admission;
  if (!(await context.passwords.verify(password, user.password))) return wrongPassword(field);
  await retryOnce(() => withdraw(context.database, admission.id));
  return { ok: true, user };
}

/** Not 401: who asks is signed in, and stays so. */
export function wrongPassword(field: string): AuthError {
  return { ok: false, status: 400, errors: { [field]: 'This is not your password' } };
}
