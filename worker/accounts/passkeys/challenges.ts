/** What browsers were asked to sign. Each is good once, for `PASSKEY_CHALLENGE_LIFETIME`. */
import { PASSKEY_CHALLENGE_LIFETIME } from '@desert/drizzle/retention';
import { passkeyChallenges } from '@desert/drizzle/schema';
import { and, eq, exists, gt } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { retryOnce } from '../../database/retry.ts';
import { hashToken, newToken } from '../../session/token.ts';

export type Challenge = typeof passkeyChallenges.$inferSelect;

/** Notes what a browser is asked to sign. @returns the ticket under which it is noted, which only the browser has */
export async function keepChallenge(
  database: Database,
  challenge: Omit<Challenge, 'ticket_hash'>,
  ticket = newToken(),
): Promise<string> {
  const row = { ...challenge, ticket_hash: hashToken(ticket) };
  await retryOnce(() => database.insert(passkeyChallenges).values(row).onConflictDoNothing());
  return ticket;
}

/** What the browser with a ticket was asked to sign; undefined where that was used, is too long ago, or for something else. */
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

/** A challenge works once: the part of a credential that checks and consumes it. */
export function consumeChallenge(database: Database, { ticket_hash }: Challenge) {
  const isThis = eq(passkeyChallenges.ticket_hash, ticket_hash);
  return {
    precondition: exists(database.select().from(passkeyChallenges).where(isThis)),
    consume: [database.delete(passkeyChallenges).where(isThis)],
  };
}

/** Takes back what a user was asked to sign: with a new password, what the old one led to is over. */
export function endChallenges(database: Database, user_id: number) {
  return database.delete(passkeyChallenges).where(eq(passkeyChallenges.user_id, user_id));
}
