import {
  type ListedPasskey,
  type NewPasskeyInput,
  type PasskeyRequest,
  MAX_PASSKEYS,
} from '@desert/contract/accounts/passkeys';
import { SITE_NAME } from '@desert/contract/pages/shell';
import { passkeys, users } from '@desert/drizzle/schema';
import { and, eq, lt, sql } from 'drizzle-orm';
import { Refusal } from '../../http/response/refusal.ts';
import { retryOnce, writeBatch } from '../../platform/database/retry.ts';
import { insertSelect } from '../../platform/database/sql.ts';
import type { AuthContext } from '../auth-context.ts';
import { confirmPassword } from '../password.ts';
import { isUnattested } from './attestation.ts';
import {
  type Challenge,
  hashChallenge,
  consumeChallenge,
  findChallenge,
  createChallengeTicket,
  selectPasskeys,
  getRelyingParty,
  selectUse,
  loadWebAuthn,
} from './challenges.ts';
import { toPasskeyJson, makeUserHandle } from './list.ts';

export async function askForNewPasskey(
  context: AuthContext,
  user_id: number,
  password: string,
): Promise<PasskeyRequest> {
  const { database } = context;
  const user = await confirmPassword(context, user_id, password, 'password');
  const passkeys = await selectPasskeys(database, user_id);
  if (passkeys.length >= MAX_PASSKEYS)
    throw new Refusal(
      409,
      `You already have ${MAX_PASSKEYS} passkeys, the most allowed. Remove one to add another.`,
    );
  const ticket = await createChallengeTicket(context, 'register', user);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    challenge: Buffer.from(hashChallenge(ticket), 'base64url'),
    rpName: SITE_NAME,
    rpID: getRelyingParty(context.request).rpID,
    userName: user.username,
    userDisplayName: user.username,
    userID: Uint8Array.from(Buffer.from(makeUserHandle(user_id), 'base64url')),
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { ticket, options };
}

export async function addPasskey(
  context: AuthContext,
  user_id: number,
  input: NewPasskeyInput,
): Promise<ListedPasskey> {
  const { database, now } = context;
  const { ticket } = input;
  const challenge = await findChallenge(database, { ticket, purpose: 'register', now });
  if (challenge?.user?.id !== user_id || (await selectUse(database, challenge).get()))
    throw new Refusal(400, 'That took too long. Please try again.');
  const made = await verifyRegistration(context.request, challenge, input);
  if (!made) {
    await retryOnce(async () => consumeChallenge(database, challenge).consume[0]);
    throw new Refusal(400, 'We couldn’t verify this passkey. Please try again.');
  }
  const row = { ...made, user_id, name: input.name, created_at: now };
  const passkey = await storePasskey(context, row, challenge);
  if (!passkey) throw new Refusal(409, 'This passkey is already in use.');
  return toPasskeyJson(passkey);
}

async function verifyRegistration(
  request: Request,
  { challenge }: Challenge,
  { response: { response, ...credential } }: NewPasskeyInput,
) {
  if (!(await isUnattested(response.attestationObject))) return undefined;
  const { rpID, origin } = getRelyingParty(request);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { credential: key, credentialBackedUp: backed_up } = verified.registrationInfo;
  return {
    credential_id: key.id,
    public_key: Buffer.from(key.publicKey).toString('base64url'),
    counter: key.counter,
    transports: response.transports,
    backed_up,
  };
}

type NewRow = Omit<typeof passkeys.$inferSelect, 'id' | 'last_used_at'>;

/** Stores a passkey, unless the account has the maximum, the challenge was used or the passkey is another account's. */
async function storePasskey({ database }: AuthContext, row: NewRow, challenge: Challenge) {
  const { user_id, credential_id } = row;
  const ticket = consumeChallenge(database, challenge);
  const count = database.$count(passkeys, eq(passkeys.user_id, user_id));
  const hasRoom = and(eq(users.id, user_id), ticket.precondition, lt(count, MAX_PASSKEYS));
  const values = { ...row, user_id: users.id };
  const isThis = and(eq(passkeys.user_id, user_id), eq(passkeys.credential_id, credential_id));
  const results = await writeBatch(database, [
    insertSelect(
      database,
      passkeys,
      values,
      sql`FROM ${users} WHERE ${hasRoom}`,
    ).onConflictDoNothing(),
    ...ticket.consume,
    database.select().from(passkeys).where(isThis),
  ]);
  return (results.at(-1) as (typeof passkeys.$inferSelect)[])[0];
}
