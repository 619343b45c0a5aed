import { INSUFFICIENT_STORAGE } from '@desert/contract/errors';
import { users } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import { logFull, unlessFull } from '../database/full.ts';
import { retryOnce } from '../database/retry.ts';
import { unstoredCookie } from '../session/unstored.ts';
import { withdraw } from './attempts.ts';
import type { AuthContext } from './auth-context.ts';
import { type AuthError, type AuthResult, signedIn } from './auth-result.ts';
import type { Proof } from './proof.ts';
import { suspensionOf } from './suspension.ts';
import type { User } from './users.ts';

/** What can be used once could be used again: nobody can note that it was. */
export const NO_SECOND_FACTOR: AuthError = {
  ok: false,
  status: INSUFFICIENT_STORAGE,
  errors: {
    message:
      'The site can’t save anything right now, so passkeys and recovery codes won’t work. Please try again later.',
  },
};

/**
 * As `letIn`, where the database is full: by a session that nothing is stored of, which takes a proof that is good more than once.
 */
export async function letInUnstored(
  { database, request, now }: AuthContext,
  { id }: User,
  { still, attempt, refusal, isReusable = false }: Proof,
): Promise<AuthResult> {
  logFull('session');
  // Where there is no room for a session, a row can still go.
  if (attempt !== undefined)
    await unlessFull('attempt', () => retryOnce(() => withdraw(database, attempt)));
  if (!isReusable) return NO_SECOND_FACTOR;
  // With the password as it is stored, which signs: a better hash of it was not.
  const user = await database
    .select()
    .from(users)
    .where(and(eq(users.id, id), still))
    .get();
  if (!user) return refusal;
  const suspension = await suspensionOf(database, user, now);
  return suspension ?? signedIn(request, user, await unstoredCookie(request, user, now));
}
