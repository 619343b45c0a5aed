import { retryOnce } from '../database/retry.ts';
import { refund } from '../rate-limits/rate-limit.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthError } from './auth-result.ts';
import { tryPassword } from './try-password.ts';
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
  const tried = await tryPassword(context, { email: user.email, password }, user);
  if (!tried.ok) return tried;
  if (!tried.isRight) return wrongPassword(field);
  await retryOnce(() => refund(context.database, tried.attempt));
  return { ok: true, user };
}

/** Not 401: who asks is signed in, and stays so. */
export function wrongPassword(field: string): AuthError {
  return { ok: false, status: 400, errors: { [field]: 'That password isn’t correct' } };
}
