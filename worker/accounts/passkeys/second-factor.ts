/** What an account asks for after the password, where its owner wants that: a passkey or a recovery code. */
import type { SecondFactorInput } from '@desert/contract/passkeys';
import { passkeys } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import { settle } from '../../rate-limits/rate-limit.ts';
import { noteSubject } from '../../session/subject.ts';
import type { AuthContext } from '../auth-context.ts';
import type { AuthError, AuthResult } from '../auth-result.ts';
import { letIn } from '../let-in.ts';
import { admitPasswordAttempt } from '../try-password.ts';
import { findById, type User } from '../users.ts';
import { passkeyProof, TOO_LATE, UNKNOWN_PASSKEY } from './assertion.ts';
import { type Challenge, findChallenge, keepChallenge, spentChallenge } from './challenges.ts';
import { recoveryProof, WRONG_CODE } from './recovery-codes.ts';
import { relyingParty, webauthn } from './webauthn.ts';

/** Asks for it: 403 with a ticket, which stands for the password that was right. Nobody is signed in yet. */
export async function askSecondFactor(
  { database, request, now }: AuthContext,
  { id: user_id }: User,
): Promise<AuthError> {
  const own = await database.select().from(passkeys).where(eq(passkeys.user_id, user_id));
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(request).rpID,
    userVerification: 'discouraged',
    allowCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
  });
  const { challenge } = options;
  const ticket = await keepChallenge(database, {
    challenge,
    user_id,
    purpose: 'second-factor',
    created_at: now,
  });
  return {
    ok: false,
    status: 403,
    errors: { message: 'This account also needs a passkey or a recovery code to log in.' },
    second_factor: { ticket, options },
  };
}

/**
 * Logs in with the second factor, after the password. What is wrong counts as a wrong password does, and leaves the
 * ticket as it is: a slip can be mended.
 */
export async function passSecondFactor(
  context: AuthContext,
  input: SecondFactorInput,
): Promise<AuthResult> {
  const { database, now } = context;
  const { ticket } = input;
  const challenge = await findChallenge(database, { ticket, purpose: 'second-factor', now });
  const user = challenge?.user_id && (await findById(database, challenge.user_id));
  if (!challenge || !user) return TOO_LATE;
  noteSubject(context.request, user.id);
  const admission = await admitPasswordAttempt(context, user.email, user);
  if (!admission.ok) return admission;
  const proof = input.response
    ? await proofByPasskey(context, challenge, input.response)
    : await proofByCode(context, { challenge, user }, input.recovery_code);
  if (!proof) {
    await settle(database, admission.hits);
    return input.response ? UNKNOWN_PASSKEY : WRONG_CODE;
  }
  return letIn(context, user, { ...proof, attempt: admission.hits });
}

async function proofByPasskey(
  context: AuthContext,
  challenge: Challenge,
  response: NonNullable<SecondFactorInput['response']>,
) {
  const isOwn = and(
    eq(passkeys.credential_id, response.id),
    eq(passkeys.user_id, challenge.user_id ?? 0),
  );
  const passkey = await context.database.select().from(passkeys).where(isOwn).get();
  return passkey && passkeyProof(context, { passkey, challenge, alone: false }, response);
}

async function proofByCode(
  context: AuthContext,
  { challenge, user }: { challenge: Challenge; user: User },
  typed: string,
) {
  const proof = await recoveryProof(context, user, typed);
  if (!proof) return undefined;
  const spent = spentChallenge(context.database, challenge);
  return {
    still: and(proof.still, spent.still),
    spend: [...proof.spend, ...spent.spend],
    refusal: TOO_LATE,
  };
}
