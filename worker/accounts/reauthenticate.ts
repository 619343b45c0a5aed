import type { PasskeyLogInInput, PasskeyRequest } from '@desert/contract/accounts/passkeys';
import { Refusal } from '../http/response/refusal.ts';
import { findById } from '../members/users/users.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import type { AuthContext } from './auth-context.ts';
import type { Credential } from './credential.ts';
import { verifyPasskey } from './passkeys/assertion.ts';
import { createPasskeyRequest, findChallenge, selectPasskeys } from './passkeys/challenges.ts';
import { confirmPassword } from './password.ts';
import { rotateSession } from './session/authentication.ts';

/** The refusal if the session ended or the challenge was used meanwhile: 403, because a 401 would sign the member out. */
const NO_SESSION = new Refusal(403, 'Please log out, then log in again.');

export async function askToReauthenticate(
  context: AuthContext,
  user_id: number,
): Promise<PasskeyRequest> {
  const user = await findById(context.database, user_id);
  const passkeys = await selectPasskeys(context.database, user_id);
  if (!user || passkeys.length === 0)
    throw new Refusal(409, 'Your account doesn’t have a passkey.');
  const asking = {
    purpose: 'reauthenticate',
    userVerification: 'required',
    own: passkeys,
    user,
  } as const;
  return createPasskeyRequest(context, asking);
}

/** @returns the `Set-Cookie` of the renewed session */
export async function reauthenticateWithPassword(
  context: AuthContext,
  user_id: number,
  password: string,
): Promise<string> {
  await confirmPassword(context, user_id, password, 'password');
  return renewSessionToken(context);
}

/**
 * Reauthenticates with a passkey. The device must verify the user, because the passkey is the only factor. @returns as
 * `reauthenticateWithPassword`
 */
export async function reauthenticateWithPasskey(
  context: AuthContext,
  user_id: number,
  { ticket, response: assertion }: PasskeyLogInInput,
): Promise<string> {
  const { database, now } = context;
  const challenge = await findChallenge(database, { ticket, purpose: 'reauthenticate', now });
  const user = challenge?.user;
  if (!challenge || user?.id !== user_id)
    throw new Refusal(400, 'That took too long. Please try again.');
  const credential = await verifyPasskey(context, user, { challenge, alone: true, assertion });
  if (!credential) throw new Refusal(400, 'That passkey doesn’t belong to your account.');
  return renewSessionToken(context, credential);
}

/** Renews the session's token, so that a stolen earlier copy stops working. */
async function renewSessionToken(
  { database, request, now }: AuthContext,
  credential?: Credential,
): Promise<string> {
  const { rotate, cookieOf } = rotateSession(database, request, now, credential?.precondition);
  const [rotated] = await writeBatch(database, [rotate, ...(credential?.consume ?? [])]);
  const [session] = rotated;
  if (!session) throw NO_SESSION;
  return cookieOf(session);
}

export async function hasPasskeys(database: Database, user_id: number): Promise<boolean> {
  return (await selectPasskeys(database, user_id).limit(1)).length > 0;
}
