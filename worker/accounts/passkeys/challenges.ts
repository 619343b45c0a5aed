import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PasskeyRequest } from '@desert/contract/accounts/passkeys';
import { PASSKEY_CHALLENGE_LIFETIME_MS } from '@desert/drizzle/retention';
import { passkeys, usedPasskeyChallenges, users } from '@desert/drizzle/schema';
import { and, eq, exists, notExists } from 'drizzle-orm';
import { findById, type User } from '../../members/users/users.ts';
import type { Database } from '../../platform/database/open.ts';
import { readSigningKey } from '../../platform/database/signing-key.ts';
import type { AuthContext } from '../auth-context.ts';
import { hashToken } from '../session/token.ts';

/** Loads the library on demand: 300 KB that few requests need. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** WebAuthn's relying party: this site at the requested host. */
export function getRelyingParty({ url }: Request) {
  const { hostname, origin } = new URL(url);
  return { rpID: hostname, origin };
}

type Purpose = 'register' | 'log-in' | 'second-factor' | 'reauthenticate';

export interface Challenge {
  challenge: string;
  ticket_hash: string;
  created_at: number;
  /** The account that must sign; undefined for a log-in that names no account. */
  user: User | undefined;
}

interface ChallengeInput {
  purpose: Purpose;
  userVerification: 'required' | 'discouraged';
  own?: (typeof passkeys.$inferSelect)[];
  user?: User;
}

/** Options for the device to sign with one of `own`, or with any passkey of this site. */
export async function createPasskeyRequest(
  context: AuthContext,
  { purpose, userVerification, own, user }: ChallengeInput,
): Promise<PasskeyRequest> {
  const ticket = await createChallengeTicket(context, purpose, user);
  const options = {
    challenge: hashChallenge(ticket),
    rpId: getRelyingParty(context.request).rpID,
    userVerification,
    ...(own && {
      allowCredentials: own.map(({ credential_id: id, transports }) => ({
        id,
        transports,
        type: 'public-key',
      })),
    }),
  };
  return { ticket, options };
}

/** A ticket says what its challenge is for, signed, so that an open challenge is stored nowhere. */
export async function createChallengeTicket(
  { database, now: created_at }: AuthContext,
  purpose: Purpose,
  user?: User,
): Promise<string> {
  const nonce = randomBytes(16).toString('base64url');
  const text = [purpose, user?.id ?? '', created_at, nonce].join('.');
  return `${text}.${await signChallenge(database, text, user)}`;
}

export function hashChallenge(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}

export function selectPasskeys(database: Database, user_id: number) {
  return database.select().from(passkeys).where(eq(passkeys.user_id, user_id));
}

/** Purpose, account (none for a log-in), time, nonce and signature. */
const TICKET = /^([a-z-]+)\.(\d*)\.(\d+)\.[\w-]{22}\.[\w-]{43}$/;

/**
 * The challenge of a ticket; undefined if the ticket is not the site's, expired or for another purpose. `consumeChallenge`
 * refuses one that was used.
 */
export async function findChallenge(
  database: Database,
  { ticket, purpose, now }: { ticket: string; purpose: Purpose; now: number },
): Promise<Challenge | undefined> {
  const [, given, id, issued] = TICKET.exec(ticket) ?? [];
  const created_at = Number(issued);
  if (given !== purpose || !(created_at > now - PASSKEY_CHALLENGE_LIFETIME_MS)) return undefined;
  const user = id ? await findById(database, Number(id)) : undefined;
  const text = ticket.slice(0, ticket.lastIndexOf('.'));
  const expected = Buffer.from(`${text}.${await signChallenge(database, text, user)}`);
  const typed = Buffer.from(ticket);
  if (typed.length !== expected.length || !timingSafeEqual(typed, expected)) return undefined;
  return {
    challenge: hashChallenge(ticket),
    ticket_hash: hashToken(ticket),
    created_at,
    user,
  };
}

/** The signature contains the password's salted hash, so a new password ends the account's challenges. */
async function signChallenge(
  database: Database,
  text: string,
  user: User | undefined,
): Promise<string> {
  const key = await readSigningKey(database, 'passkey-challenges');
  return createHmac('sha256', key)
    .update(`${text} ${user?.password ?? ''}`)
    .digest('base64url');
}

/** The query of the row that the first use of a challenge stores. */
export function selectUse(database: Database, { ticket_hash }: Pick<Challenge, 'ticket_hash'>) {
  const isUse = eq(usedPasskeyChallenges.ticket_hash, ticket_hash);
  return database.select().from(usedPasskeyChallenges).where(isUse);
}

/** Lets a transaction use a challenge once, unless its account has got a new password. */
export function consumeChallenge(database: Database, { ticket_hash, created_at, user }: Challenge) {
  const isUnchanged = user && and(eq(users.id, user.id), eq(users.password, user.password));
  return {
    precondition: and(
      notExists(selectUse(database, { ticket_hash })),
      isUnchanged && exists(database.select().from(users).where(isUnchanged)),
    ),
    consume: [
      database
        .insert(usedPasskeyChallenges)
        .values({ ticket_hash, created_at })
        .onConflictDoNothing(),
    ],
  };
}
