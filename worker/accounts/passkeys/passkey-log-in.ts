import type {
  PasskeyAssertion,
  PasskeyLogInInput,
  PasskeyRequest,
} from '@desert/contract/accounts/passkeys';
import { passkeys, users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { limitPasskeyLogIns } from '../../http/rate-limits/policies.ts';
import { admitRequest, settleHits } from '../../http/rate-limits/rate-limit.ts';
import { clientAddress } from '../../http/request/client-address.ts';
import type { User } from '../../members/users/users.ts';
import type { AuthContext } from '../auth-context.ts';
import type { Credential } from '../credential.ts';
import type { SignedIn } from '../finish-sign-in.ts';
import { noteSubject } from '../session/resolve.ts';
import { startSession } from '../start-session.ts';
import { verifyPasskey, TOO_LATE, UNKNOWN_PASSKEY } from './assertion.ts';
import { createPasskeyRequest, type Challenge, findChallenge } from './challenges.ts';

/** Issues a challenge for a log-in, which every view of the form asks for: it is stored only when it is used. */
export function askForPasskey(context: AuthContext): Promise<PasskeyRequest> {
  return createPasskeyRequest(context, { purpose: 'log-in', userVerification: 'required' });
}

/** Logs in with a passkey, also if the account requires a second factor: the passkey counts as both factors. */
export async function logInWithPasskey(
  context: AuthContext,
  { ticket, response }: PasskeyLogInInput,
): Promise<SignedIn> {
  const { database, env, request, now } = context;
  const challenge = await findChallenge(database, { ticket, purpose: 'log-in', now });
  if (!challenge) throw TOO_LATE;
  const policies = limitPasskeyLogIns(env, clientAddress(request));
  const attempt = await admitRequest(database, policies, { now, inFlight: true });
  const credential = await findCredential(context, challenge, response);
  if (credential) return startSession(context, credential.user, { ...credential, attempt });
  await settleHits(database, attempt);
  throw UNKNOWN_PASSKEY;
}

async function findCredential(
  context: AuthContext,
  challenge: Challenge,
  assertion: PasskeyAssertion,
): Promise<(Credential & { user: User }) | undefined> {
  const { database, request } = context;
  const isIt = eq(passkeys.credential_id, assertion.id);
  const owner = database.select({ id: passkeys.user_id }).from(passkeys).where(isIt);
  const user = await database.select().from(users).where(eq(users.id, owner)).get();
  if (!user) return undefined;
  noteSubject(request, user.id);
  const credential = await verifyPasskey(context, user, { challenge, alone: true, assertion });
  return credential && { ...credential, user };
}
