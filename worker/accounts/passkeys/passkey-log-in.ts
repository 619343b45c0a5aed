import type { PasskeyLogInInput, PasskeyRequest } from '@desert/contract/accounts/passkeys';
import { passkeys } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { passkeyLogIns } from '../../http/rate-limits/policies.ts';
import { admit, hitsOf } from '../../http/rate-limits/rate-limit.ts';
import { clientAddress } from '../../http/request/client-address.ts';
import { findById } from '../../members/users/users.ts';
import type { AuthContext } from '../auth-context.ts';
import type { SignedIn } from '../finish-sign-in.ts';
import { noteSubject } from '../session/resolve.ts';
import { hashToken, newToken } from '../session/token.ts';
import { startSession } from '../start-session.ts';
import { verifyPasskey, TOO_LATE, UNKNOWN_PASSKEY } from './assertion.ts';
import { askToSign, findChallenge } from './challenges.ts';

/**
 * Issues a challenge for a log-in. It counts as a failed log-in until it is signed, which limits the challenges that a
 * stranger can store.
 */
export async function askForPasskey(context: AuthContext): Promise<PasskeyRequest> {
  const { database, env, request, now } = context;
  const ticket = newToken();
  const policies = passkeyLogIns(env, clientAddress(request));
  await admit(database, policies, { now, id: hashToken(ticket) });
  const asking = { purpose: 'log-in', userVerification: 'required', ticket } as const;
  return askToSign(context, asking);
}

/** Logs in with a passkey, also if the account requires a second factor: the passkey counts as both factors. */
export async function logInWithPasskey(
  context: AuthContext,
  { ticket, response }: PasskeyLogInInput,
): Promise<SignedIn> {
  const { database, now } = context;
  const challenge = await findChallenge(database, { ticket, purpose: 'log-in', now });
  if (!challenge) throw TOO_LATE;
  const isIt = eq(passkeys.credential_id, response.id);
  const passkey = await database.select().from(passkeys).where(isIt).get();
  const user = passkey && (await findById(database, passkey.user_id));
  if (!user) throw UNKNOWN_PASSKEY;
  noteSubject(context.request, user.id);
  const credential = await verifyPasskey(context, user, {
    challenge,
    alone: true,
    assertion: response,
  });
  if (!credential) throw UNKNOWN_PASSKEY;
  const policies = passkeyLogIns(context.env, clientAddress(context.request));
  const asked = { now: challenge.created_at, id: challenge.ticket_hash };
  return startSession(context, user, { ...credential, attempt: hitsOf(policies, asked) });
}
