import { sessions, users } from '@desert/drizzle/schema';
import { NO_PASSWORD } from '@desert/drizzle/schema/accounts';
import { and, eq } from 'drizzle-orm';
import { writeBatch } from '../database/retry.ts';
import { refund } from '../rate-limits/rate-limit.ts';
import { SESSIONS_KEPT, startSession } from '../session/start.ts';
import type { AuthContext } from './auth-context.ts';
import { type AuthResult, signedIn } from './auth-result.ts';
import type { Proof } from './proof.ts';
import { suspensionOf } from './suspension.ts';
import type { User } from './users.ts';

/**
 * Signs a user in, after all that is asked of them proved right. Every way in ends here: what keeps an account
 * out in spite of its proofs belongs here.
 */
export async function letIn(
  context: AuthContext,
  user: User,
  { still, spend: used, attempt, refusal }: Proof,
): Promise<AuthResult> {
  const { database, request, now } = context;
  const spend = attempt === undefined ? used : [...used, refund(database, attempt)];
  const owner = and(eq(users.id, user.id), still);
  const session = startSession(database, request, owner, now, keptOf(user));
  const results = await writeBatch(database, [
    ...session.statements,
    ...spend,
    database
      .select({ suspended_until: users.suspended_until })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .where(session.isThis),
  ]);
  const [started] = results.at(-1) as Pick<User, 'suspended_until'>[];
  if (!started) return refusal;
  const suspension = await suspensionOf(database, { id: user.id, ...started }, now);
  // This session only allows downloading the data and deleting the account.
  return suspension
    ? { ...suspension, suspended: true, cookies: [session.cookie] }
    : signedIn(request, user, session.cookie);
}

/** How many sessions go on: of the demo account, which many visitors share, more. */
function keptOf({ password }: User): number {
  return password === NO_PASSWORD ? 10 * SESSIONS_KEPT : SESSIONS_KEPT;
}
