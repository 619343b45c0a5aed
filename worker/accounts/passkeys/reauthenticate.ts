/** A passkey in place of the password, of who is signed in and is asked again. */
import type { PasskeyLogInInput, PasskeyRequest } from '@desert/contract/passkeys';
import { passkeys } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { writeBatch } from '../../database/retry.ts';
import { noteAuthentication } from '../../session/authentication.ts';
import type { AuthContext } from '../auth-context.ts';
import type { AuthError } from '../auth-result.ts';
import { NOT_NOTED } from '../reauthenticate.ts';
import { passkeyProof } from './assertion.ts';
import { findChallenge, keepChallenge } from './challenges.ts';
import { relyingParty, webauthn } from './webauthn.ts';

/** What a browser is to sign; 409 for who has no passkey. */
export async function askToReauthenticate(
  { database, request, now }: AuthContext,
  user_id: number,
): Promise<{ ok: true; asked: PasskeyRequest } | AuthError> {
  const own = await passkeysOf(database, user_id);
  if (own.length === 0) return refusal(409, 'Your account doesn’t have a passkey.');
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(request).rpID,
    userVerification: 'required',
    allowCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
  });
  const { challenge } = options;
  const asked = { challenge, user_id, purpose: 'reauthenticate', created_at: now } as const;
  const ticket = await keepChallenge(database, asked);
  return { ok: true, asked: { ticket, options } };
}

/** Takes what it signed. As alone as at a log-in: the device must have made sure who uses it. */
export async function reauthenticateWithPasskey(
  context: AuthContext,
  user_id: number,
  { ticket, response }: PasskeyLogInInput,
): Promise<{ ok: true } | AuthError> {
  const { database, request, now } = context;
  const challenge = await findChallenge(database, { ticket, purpose: 'reauthenticate', now });
  if (challenge?.user_id !== user_id) return refusal(400, 'That took too long. Please try again.');
  const own = await passkeysOf(database, user_id);
  const passkey = own.find(({ credential_id }) => credential_id === response.id);
  const proof =
    passkey && (await passkeyProof(context, { passkey, challenge, alone: true }, response));
  if (!proof) return refusal(400, 'That passkey doesn’t belong to your account.');
  const { still } = proof;
  const [noted] = await writeBatch(database, [
    noteAuthentication(database, request, { now, still }),
    ...proof.spend,
  ]);
  return noted.length > 0 ? { ok: true } : NOT_NOTED;
}

/** Whether an account has any. */
export async function hasPasskeys(database: Database, user_id: number): Promise<boolean> {
  const isOwn = eq(passkeys.user_id, user_id);
  const first = await database.select({ id: passkeys.id }).from(passkeys).where(isOwn).limit(1);
  return first.length > 0;
}

function passkeysOf(database: Database, user_id: number) {
  return database
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.user_id, user_id)));
}

/** Not 401: who asks is signed in, and stays so. */
function refusal(status: 400 | 409, message: string): AuthError {
  return { ok: false, status, errors: { message } };
}
