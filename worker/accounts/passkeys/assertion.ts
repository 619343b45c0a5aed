import type { PasskeyAssertion } from '@desert/contract/passkeys';
import { passkeys } from '@desert/drizzle/schema';
import { and, eq, exists } from 'drizzle-orm';
import { log } from '../../log/log.ts';
import type { AuthContext } from '../auth-context.ts';
import type { AuthError } from '../auth-result.ts';
import type { Proof } from '../proof.ts';
import { type Challenge, spentChallenge } from './challenges.ts';
import { relyingParty, webauthn } from './webauthn.ts';

export type Passkey = typeof passkeys.$inferSelect;

export const UNKNOWN_PASSKEY: AuthError = {
  ok: false,
  status: 401,
  errors: { message: 'This passkey doesn’t match any account here.' },
};

/** Said of what comes too late, or a second time. */
export const TOO_LATE: AuthError = {
  ok: false,
  status: 401,
  errors: { message: 'That took too long. Please try again.' },
};

/**
 * Proves that a browser has a passkey, by what it signed.
 * @param alone whether nothing else was asked: then the device must have made sure who uses it
 * @returns undefined where it does not; also where the passkey counts less uses than it did, as a copy would
 */
export async function passkeyProof(
  context: AuthContext,
  { passkey, challenge, alone }: { passkey: Passkey; challenge: Challenge; alone: boolean },
  assertion: PasskeyAssertion,
): Promise<Proof | undefined> {
  const { database, now } = context;
  const verified = await verify(context.request, { passkey, challenge, alone }, assertion);
  if (!verified) return undefined;
  const isThis = eq(passkeys.id, passkey.id);
  const spent = spentChallenge(database, challenge);
  const { newCounter: counter, credentialBackedUp: backed_up } = verified;
  const used = { counter, backed_up, last_used_at: now };
  return {
    still: and(spent.still, exists(database.select().from(passkeys).where(isThis))),
    spend: [...spent.spend, database.update(passkeys).set(used).where(isThis)],
    refusal: TOO_LATE,
  };
}

async function verify(
  request: Request,
  { passkey, challenge, alone }: { passkey: Passkey; challenge: Challenge; alone: boolean },
  { response: signed, ...credential }: PasskeyAssertion,
) {
  const { rpID, origin } = relyingParty(request);
  const { verifyAuthenticationResponse } = await webauthn();
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
    // Whatever does not fit is thrown: another site's, an older challenge, a counter that went back.
    // Not what follows the words: the challenge, and what the browser sent.
    const [why] = (error as Error).message.split('"');
    log('passkey.refused', { passkey: passkey.id, message: why });
    return undefined;
  }
}
