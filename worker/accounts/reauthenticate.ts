/** Asks a member who is signed in for the password or a passkey again. */
import type { PasskeyLogInInput, PasskeyRequest } from '@desert/contract/passkeys';
import { passkeys } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import { rotateSession } from '../session/authentication.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthError } from './auth-result.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Credential } from './credential.ts';
import { verifyPasskey } from './passkeys/assertion.ts';
import { findChallenge, keepChallenge } from './passkeys/challenges.ts';
import { relyingParty, webauthn } from './passkeys/webauthn.ts';
import { findById } from './users.ts';

type Reauthenticated = { ok: true; cookies: string[] } | AuthError;

/** The session ended meanwhile. Not 401: that would end the visit. */
const NO_SESSION: AuthError = {
  ok: false,
  status: 403,
  errors: { message: 'Please log out, then log in again.' },
};

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

/** By the password. */
export async function reauthenticate(
  context: AuthContext,
  user_id: number,
  password: string,
): Promise<Reauthenticated> {
  const confirmed = await confirmPassword(context, user_id, password, 'password');
  return confirmed.ok ? renew(context) : confirmed;
}

/** By a passkey. As the only factor, the device must have verified its user. */
export async function reauthenticateWithPasskey(
  context: AuthContext,
  user_id: number,
  { ticket, response: assertion }: PasskeyLogInInput,
): Promise<Reauthenticated> {
  const { database, now } = context;
  const challenge = await findChallenge(database, { ticket, purpose: 'reauthenticate', now });
  const user = await findById(database, user_id);
  if (!user || challenge?.user_id !== user_id)
    return refusal(400, 'That took too long. Please try again.');
  const credential = await verifyPasskey(context, user, { challenge, alone: true, assertion });
  if (!credential) return refusal(400, 'That passkey doesn’t belong to your account.');
  return renew(context, credential);
}

/** The session goes on under a new token: one that was copied before no longer works. */
async function renew(
  { database, request, now }: AuthContext,
  credential?: Credential,
): Promise<Reauthenticated> {
  const { rotate, cookieOf } = rotateSession(database, request, now, credential?.precondition);
  const [rotated] = await writeBatch(database, [rotate, ...(credential?.consume ?? [])]);
  const [session] = rotated;
  return session ? { ok: true, cookies: [cookieOf(session)] } : NO_SESSION;
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
