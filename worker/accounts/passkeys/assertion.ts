import type { PasskeyAssertion } from '@desert/contract/accounts/passkeys';
import { passkeys } from '@desert/drizzle/schema';
import { and, eq, exists } from 'drizzle-orm';
import { Refusal } from '../../http/response/refusal.ts';
import { log } from '../../platform/log/log.ts';
import type { Verify } from '../credential.ts';
import { type Challenge, consumeChallenge, getRelyingParty, loadWebAuthn } from './challenges.ts';

type Passkey = typeof passkeys.$inferSelect;

export const UNKNOWN_PASSKEY = new Refusal(401, 'This passkey doesn’t match any account here.');

export const TOO_LATE = new Refusal(401, 'That took too long. Please try again.');

interface Signed {
  challenge: Challenge;
  /** Whether the passkey is the only factor. If so, the device must verify the user. */
  alone: boolean;
  assertion: PasskeyAssertion;
}

/** Verifies a passkey's signature. Fails if a nonzero signature counter did not increase, a sign of a clone. */
export const verifyPasskey: Verify<Signed> = async (
  { database, request, now },
  { id: user_id },
  { challenge, alone, assertion },
) => {
  const isOwn = and(eq(passkeys.credential_id, assertion.id), eq(passkeys.user_id, user_id));
  const passkey = await database.select().from(passkeys).where(isOwn).get();
  const verified =
    passkey && (await verifyAssertion(request, { passkey, challenge, alone }, assertion));
  if (!verified) return undefined;
  const isThis = eq(passkeys.id, passkey.id);
  const ticket = consumeChallenge(database, challenge);
  const { newCounter: counter, credentialBackedUp: backed_up } = verified;
  const used = { counter, backed_up, last_used_at: now };
  return {
    precondition: and(ticket.precondition, exists(database.select().from(passkeys).where(isThis))),
    consume: [...ticket.consume, database.update(passkeys).set(used).where(isThis)],
    refusal: TOO_LATE,
  };
};

async function verifyAssertion(
  request: Request,
  { passkey, challenge, alone }: { passkey: Passkey; challenge: Challenge; alone: boolean },
  { response: signed, ...credential }: PasskeyAssertion,
) {
  const { rpID, origin } = getRelyingParty(request);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { userHandle: _, ...response } = signed;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: alone,
      credential: {
        id: passkey.credential_id,
        publicKey: Buffer.from(passkey.public_key, 'base64url'),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo : undefined;
  } catch (error) {
    // The library throws for a wrong origin, challenge or counter. The quoted part of the message
    // holds user input and is not logged.
    const [why] = (error as Error).message.split('"');
    log('passkey.refused', { passkey: passkey.id, message: why });
    return undefined;
  }
}
