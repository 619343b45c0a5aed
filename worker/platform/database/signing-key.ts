import { signingKeys } from '@desert/drizzle/schema';
import type { SigningKey } from '@desert/drizzle/schema/keys';
import { eq } from 'drizzle-orm';
import type { Database } from './open.ts';

/** The query of the secret that signs what `name` says. The set-up makes it, so that a deployment needs no secret for it. */
export function selectSigningKey(database: Database, name: SigningKey) {
  return database
    .select({ key: signingKeys.key })
    .from(signingKeys)
    .where(eq(signingKeys.name, name));
}

export async function readSigningKey(database: Database, name: SigningKey): Promise<string> {
  return toSigningKey(await selectSigningKey(database, name));
}

/** @throws if the set-up did not run */
export function toSigningKey([row]: { key: string }[]): string {
  if (!row) throw new Error('The set-up has not made this key');
  return row.key;
}
