import { users } from '@desert/drizzle/schema';
import { and, eq, exists } from 'drizzle-orm';
import { Refusal } from '../../http/response/refusal.ts';
import { writeBatch } from '../../platform/database/retry.ts';
import type { AuthContext } from '../auth-context.ts';
import { confirmPassword } from '../password.ts';
import { selectPasskeys } from './challenges.ts';
import { deleteRecoveryCodes, createRecoveryCodes } from './recovery-codes.ts';

const NO_PASSKEY = new Refusal(409, 'Add a passkey first.');

/** Turns the second factor on, which needs a passkey, or off. @returns new recovery codes; none if off */
export async function setSecondFactor(
  context: AuthContext,
  user_id: number,
  { on, password }: { on: boolean; password: string },
): Promise<string[]> {
  const { database } = context;
  await confirmPassword(context, user_id, password, 'password');
  const isOwn = eq(users.id, user_id);
  if (!on) {
    await writeBatch(database, [
      database.update(users).set({ second_factor: false }).where(isOwn),
      deleteRecoveryCodes(database, user_id),
    ]);
    return [];
  }
  const passkeys = selectPasskeys(database, user_id).limit(1);
  if ((await passkeys).length === 0) throw NO_PASSKEY;
  const { codes, statements } = createRecoveryCodes(database, user_id);
  const results = await writeBatch(database, [
    database
      .update(users)
      .set({ second_factor: true })
      .where(and(isOwn, exists(passkeys))),
    ...statements,
    database.select({ on: users.second_factor }).from(users).where(isOwn),
  ]);
  const [user] = results.at(-1) as { on: boolean }[];
  if (!user?.on) throw NO_PASSKEY;
  return codes;
}

export async function renewRecoveryCodes(
  context: AuthContext,
  user_id: number,
  password: string,
): Promise<string[]> {
  const user = await confirmPassword(context, user_id, password, 'password');
  if (!user.second_factor) throw new Refusal(409, 'Two-step verification is off.');
  const { codes, statements } = createRecoveryCodes(context.database, user_id);
  await writeBatch(context.database, statements);
  return codes;
}
