import type { PasskeyRequest } from '@desert/contract/accounts/passkeys';
import { PASSKEY_CHALLENGE_LIFETIME } from '@desert/drizzle/retention';
import { passkeyChallenges, passkeys } from '@desert/drizzle/schema';
import { and, eq, exists, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { retryOnce } from '../../platform/database/retry.ts';
import type { AuthContext } from '../auth-context.ts';
import { hashToken, newToken } from '../session/token.ts';

/** Loads the library on demand: 300 KB that few requests need. */
export const webauthn = () => import('@simplewebauthn/server');

/** WebAuthn's relying party: this site at the requested host. */
export function relyingParty({ url }: Request) {
  const { hostname, origin } = new URL(url);
  return { rpID: hostname, origin };
}

export type Challenge = typeof passkeyChallenges.$inferSelect;

/** Stores a challenge with the hash of a ticket. @returns the ticket, by which the browser refers to the challenge */
export async function keepChallenge(
  database: Database,
  challenge: Omit<Challenge, 'ticket_hash'>,
  ticket = newToken(),
): Promise<string> {
  const row = { ...challenge, ticket_hash: hashToken(ticket) };
  await retryOnce(() => database.insert(passkeyChallenges).values(row).onConflictDoNothing());
  return ticket;
}

interface Asked {
  purpose: Challenge['purpose'];
  userVerification: 'required' | 'discouraged';
  own?: (typeof passkeys.$inferSelect)[];
  user_id?: number;
  ticket?: string;
}

export async function askToSign(
  { database, request, now: created_at }: AuthContext,
  { purpose, userVerification, own, user_id, ticket }: Asked,
): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(request).rpID,
    userVerification,
    ...(own && {
      allowCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
    }),
  });
  const challenge = { challenge: options.challenge, user_id: user_id ?? null, purpose, created_at };
  return { ticket: await keepChallenge(database, challenge, ticket), options };
}

export function passkeysOf(database: Database, user_id: number) {
  return database.select().from(passkeys).where(eq(passkeys.user_id, user_id));
}

/** The stored challenge of a ticket; undefined if the ticket is unknown, used, expired or for another purpose. */
export function findChallenge(
  database: Database,
  { ticket, purpose, now }: { ticket: string; purpose: Challenge['purpose']; now: number },
): Promise<Challenge | undefined> {
  const isOpen = and(
    eq(passkeyChallenges.ticket_hash, hashToken(ticket)),
    eq(passkeyChallenges.purpose, purpose),
    gt(passkeyChallenges.created_at, now - PASSKEY_CHALLENGE_LIFETIME),
  );
  return database.select().from(passkeyChallenges).where(isOpen).get();
}

export function consumeChallenge(database: Database, { ticket_hash }: Challenge) {
  const isThis = eq(passkeyChallenges.ticket_hash, ticket_hash);
  return {
    precondition: exists(database.select().from(passkeyChallenges).where(isThis)),
    consume: [database.delete(passkeyChallenges).where(isThis)],
  };
}

export function endChallenges(database: Database, user_id: number) {
  return database.delete(passkeyChallenges).where(eq(passkeyChallenges.user_id, user_id));
}
