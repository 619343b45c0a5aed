import type { LogInInput } from '@desert/contract/accounts/account';
import { users } from '@desert/drizzle/schema';
import { NO_PASSWORD } from '@desert/drizzle/schema/accounts';
import { eq } from 'drizzle-orm';
import type { Env } from '../env.ts';
import { clientAddress } from '../http/request/client-address.ts';
import { findDemoAccount, isDemoAccount } from '../members/users/demo-account.ts';
import { foldCase } from '../members/users/users.ts';
import { writeBatch } from '../platform/database/retry.ts';
import type { AuthContext } from './auth-context.ts';
import { takeName } from './taken-names.ts';

/** The client address, which distinguishes visitors of the shared demo account; undefined for other accounts. */
export function findDemoClientAddress(
  env: Pick<Env, 'DEMO_ACCOUNT'>,
  email: string,
  request: Request,
): string | undefined {
  return isDemoAccount(env, email) ? clientAddress(request) : undefined;
}

export function hasDemoCredentials(
  context: AuthContext,
  input: LogInInput,
  stored = NO_PASSWORD,
): boolean {
  const demo = findDemoAccount(context.env);
  return stored === NO_PASSWORD && input.email === demo?.email && input.password === demo.password;
}

/**
 * Creates the demo account if it is configured and missing. It has no stored password, so that log-ins fail once
 * `DEMO_ACCOUNT` is unset.
 */
export async function makeDemoAccount({ env, database, now }: AuthContext): Promise<void> {
  const demo = findDemoAccount(env);
  if (!demo) return;
  const username = env.DEMO_ACCOUNT;
  const user = {
    username,
    username_key: foldCase(username),
    email: demo.email,
    email_key: foldCase(demo.email),
    password: NO_PASSWORD,
    created_at: now,
  };
  await writeBatch(database, [
    database.insert(users).values(user).onConflictDoNothing(),
    takeName(database, username, eq(users.username_key, user.username_key)),
  ]);
}
