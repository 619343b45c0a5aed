import type { SecondFactorInput } from '@desert/contract/passkeys';
import { and } from 'drizzle-orm';
import { settle } from '../../rate-limits/rate-limit.ts';
import { noteSubject } from '../../session/resolve.ts';
import { findById, type User } from '../../users/users.ts';
import type { AuthContext } from '../auth-context.ts';
import type { AuthError, AuthResult } from '../auth-result.ts';
import type { Verify } from '../credential.ts';
import { admitPasswordAttempt } from '../password.ts';
import { startSession } from '../start-session.ts';
import { verifyPasskey, TOO_LATE, UNKNOWN_PASSKEY } from './assertion.ts';
import {
  askToSign,
  type Challenge,
  consumeChallenge,
  findChallenge,
  passkeysOf,
} from './challenges.ts';
import { verifyRecoveryCode, WRONG_CODE } from './recovery-codes.ts';

export async function askSecondFactor(context: AuthContext, user: User): Promise<AuthError> {
  const second_factor = await askToSign(context, {
    purpose: 'second-factor',
    userVerification: 'discouraged',
    own: await passkeysOf(context.database, user.id),
    user_id: user.id,
  });
  const message = 'This account also needs a passkey or a recovery code to log in.';
  return { ok: false, status: 403, errors: { message }, second_factor };
}

/**
 * Completes a log-in by the second factor. A wrong passkey or code counts as a failed log-in, but the ticket stays
 * valid.
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
  const credential = input.response
    ? await verifyPasskey(context, user, { challenge, alone: false, assertion: input.response })
    : await verifyCode(context, user, { challenge, typed: input.recovery_code });
  if (!credential) {
    await settle(database, admission.hits);
    return input.response ? UNKNOWN_PASSKEY : WRONG_CODE;
  }
  return startSession(context, user, { ...credential, attempt: admission.hits });
}

const verifyCode: Verify<{ challenge: Challenge; typed: string }> = async (
  context,
  user,
  { challenge, typed },
) => {
  const code = await verifyRecoveryCode(context, user, typed);
  if (!code) return undefined;
  const ticket = consumeChallenge(context.database, challenge);
  return {
    precondition: and(code.precondition, ticket.precondition),
    consume: [...code.consume, ...ticket.consume],
    refusal: TOO_LATE,
  };
};
