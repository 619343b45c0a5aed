/** What owners do with the passkeys that their account has. */
import type { ListedPasskey } from '@desert/contract/passkeys';
import { passkeys, recoveryCodes, users } from '@desert/drizzle/schema';
import { and, eq, notExists } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { retryOnce, writeBatch } from '../../database/retry.ts';
import { passkeyAnswer } from './list.ts';

/** Gives a passkey another name. @returns undefined where the user has none of this id */
export async function renamePasskey(
  database: Database,
  own: { id: number; user_id: number },
  name: string,
): Promise<ListedPasskey | undefined> {
  const [row] = await retryOnce(() =>
    database.update(passkeys).set({ name }).where(isOwn(own)).returning(),
  );
  return row && passkeyAnswer(row);
}

/**
 * Takes a passkey away. With the last one the second factor is off and its recovery codes are gone: nobody is to be
 * kept out by what they no longer have. To run twice does no harm.
 * @returns whether the user had it
 */
export async function removePasskey(
  database: Database,
  own: { id: number; user_id: number },
): Promise<boolean> {
  const { user_id } = own;
  const found = await database.select({ id: passkeys.id }).from(passkeys).where(isOwn(own)).get();
  if (!found) return false;
  const isLast = notExists(database.select().from(passkeys).where(eq(passkeys.user_id, user_id)));
  await writeBatch(database, [
    database.delete(passkeys).where(isOwn(own)),
    database
      .update(users)
      .set({ second_factor: false })
      .where(and(eq(users.id, user_id), isLast)),
    database.delete(recoveryCodes).where(and(eq(recoveryCodes.user_id, user_id), isLast)),
  ]);
  return true;
}

function isOwn({ id, user_id }: { id: number; user_id: number }) {
  return and(eq(passkeys.id, id), eq(passkeys.user_id, user_id));
}
