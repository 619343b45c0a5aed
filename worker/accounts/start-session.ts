import { sessions, users } from '@desert/drizzle/schema';
import { NO_PASSWORD } from '@desert/drizzle/schema/accounts';
import { and, eq } from 'drizzle-orm';
import { refundHits } from '../http/rate-limits/rate-limit.ts';
import { Refusal } from '../http/response/refusal.ts';
import { describeSuspension } from '../members/users/suspension.ts';
import type { User } from '../members/users/users.ts';
import { writeBatch } from '../platform/database/retry.ts';
import type { AuthContext } from './auth-context.ts';
import type { Credential } from './credential.ts';
import { type SignedIn, finishSignIn } from './finish-sign-in.ts';
import { MAX_SESSIONS, createSession } from './session/new-session.ts';

/**
 * Starts a session. A suspended member is refused, with the cookie of a restricted session. Every log-in calls this, so
 * it checks permission.
 */
export async function startSession(
  context: AuthContext,
  user: User,
  { precondition, consume, attempt, refusal }: Credential,
): Promise<SignedIn> {
  const { database, request, now } = context;
  const counted = attempt ? [refundHits(database, attempt)] : [];
  const owner = and(eq(users.id, user.id), precondition);
  const session = createSession(database, request, owner, now, countKeptSessions(user));
  const results = await writeBatch(database, [
    ...session.statements,
    ...consume,
    ...counted,
    database
      .select({ suspended_until: users.suspended_until, password: users.password })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .where(session.isThis),
  ]);
  const [started] = results.at(-1) as Pick<User, 'suspended_until' | 'password'>[];
  if (!started) throw refusal;
  const suspension = await describeSuspension(database, { ...started, id: user.id }, now);
  if (suspension !== undefined)
    throw new Refusal(403, suspension, { suspended: true, cookies: [session.cookie] });
  return finishSignIn(request, { ...user, ...started }, session.cookie);
}

function countKeptSessions({ password }: User): number {
  return password === NO_PASSWORD ? 10 * MAX_SESSIONS : MAX_SESSIONS;
}
