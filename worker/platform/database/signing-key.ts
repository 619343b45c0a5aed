import { signingKeys } from '@desert/drizzle/schema';
import { eq, sql } from 'drizzle-orm';
import type { Database } from './open.ts';
import { writeBatch } from './retry.ts';
import { insertSelect } from './sql.ts';

/**
 * Reads the secret that signs what `name` says. The first call makes it, so that a deployment needs no secret for it.
 * Deleting its row replaces it.
 */
export async function readSigningKey(database: Database, name: string): Promise<string> {
  const select = () =>
    database.select({ key: signingKeys.key }).from(signingKeys).where(eq(signingKeys.name, name));
  const stored = await select().get();
  if (stored) return stored.key;
  const row = { name, key: sql`lower(hex(randomblob(32)))` };
  const [, [made]] = await writeBatch(database, [
    insertSelect(database, signingKeys, row, sql`WHERE TRUE`).onConflictDoNothing(),
    select(),
  ]);
  if (!made) throw new Error(`The key of ${name} was not stored.`);
  return made.key;
}
