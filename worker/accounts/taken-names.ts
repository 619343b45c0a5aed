/** Usernames that are taken for good, with all that look like them: docs/decisions/0064-taken-names.md */
import { toConfusableSkeleton } from '@desert/contract/accounts/confusables';
import { takenNames, users } from '@desert/drizzle/schema';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { hashToken } from './session/token.ts';

const hashName = (username: string) => hashToken(toConfusableSkeleton(username));

export function findTakenName(database: Database, username: string) {
  return database
    .select()
    .from(takenNames)
    .where(eq(takenNames.name_hash, hashName(username)));
}

/** @param owner selects the account with this name; if it selects none, the name is not taken */
export function takeName(database: Database, username: string, owner: SQL | undefined) {
  const row = sql`SELECT ${hashName(username)} FROM ${users} WHERE ${owner}`;
  return database.insert(takenNames).select(row).onConflictDoNothing();
}
