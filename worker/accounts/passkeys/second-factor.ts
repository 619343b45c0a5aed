import type { SecondFactorInput } from '@desert/contract/accounts/passkeys';
import { and } from 'drizzle-orm';
import { settleHits } from '../../http/rate-limits/rate-limit.ts';
import { Refusal } from '../../http/response/refusal.ts';
import type { User } from '../../members/users/users.ts';
import type { AuthContext } from '../auth-context.ts';
import type { Verify } from '../credential.ts';
import type { SignedIn } from '../finish-sign-in.ts';
import { admitPasswordAttempt } from '../password.ts';
import { noteSubject } from '../session/resolve.ts';
import { startSession } from '../start-session.ts';
import { verifyPasskey, TOO_LATE, UNKNOWN_PASSKEY } from './assertion.ts';
import {
  createPasskeyRequest,
  type Challenge,
  consumeChallenge,
  findChallenge,
  selectPasskeys,
} from './challenges.ts';
import { verifyRecoveryCode, WRONG_CODE } from './recovery-codes.ts';

/** Issues the challenge of the second factor. @throws `Refusal` 403 with the challenge */
export async function askSecondFactor(context: AuthContext, user: User): Promise<never> {
  const second_factor = await createPasskeyRequest(context, {
    purpose: 'second-factor',
    userVerification: 'discouraged',
    own: await selectPasskeys(context.database, user.id),
    user,
  });
  const message = 'This account also needs a passkey or a recovery code to log in.';
  throw new Refusal(403, message, { second_factor });
}

/**
 * Completes a log-in by the second factor. A wrong passkey or code counts as a failed log-in, but the ticket stays
 * valid.
 */
export async function passSecondFactor(
  context: AuthContext,
  input: SecondFactorInput,
): Promise<SignedIn> {
  const { database, now } = context;
  const { ticket } = input;
  const challenge = await findChallenge(database, { ticket, purpose: 'second-factor', now });
  const user = challenge?.user;
  if (!user) throw TOO_LATE;
  noteSubject(context.request, user.id);
  const attempt = await admitPasswordAttempt(context, user.email, user);
  const credential = input.response
    ? await verifyPasskey(context, user, { challenge, alone: false, assertion: input.response })
    : await verifyCode(context, user, { challenge, typed: input.recovery_code });
  if (!credential) {
    await settleHits(database, attempt);
    throw input.response ? UNKNOWN_PASSKEY : WRONG_CODE;
  }
  return startSession(context, user, { ...credential, attempt });
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
