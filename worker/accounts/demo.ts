/** The account that anyone may try the site with, where `DEMO_ACCOUNT` names it. */
import type { LogInInput } from '@desert/contract/account';
import type { DemoAccount } from '@desert/contract/shell';
import { users } from '@desert/drizzle/schema';
import { NO_PASSWORD } from '@desert/drizzle/schema/accounts';
import { retryOnce } from '../database/retry.ts';
import type { Env } from '../env.ts';
import { clientAddress } from '../request/client-address.ts';
import type { AuthContext } from './auth-context.ts';
import { caseFolded } from './users.ts';

/** No secret: the page tells it to everybody. */
const PASSWORD = 'howl with the pack';

/** How to log in to the demo account, for the page; undefined where there is none. */
export function demoAccount(env: Pick<Env, 'DEMO_ACCOUNT'>): DemoAccount | undefined {
  // Nobody can have an address at example.com: RFC 2606.
  return env.DEMO_ACCOUNT
    ? { email: `${env.DEMO_ACCOUNT}@example.com`, password: PASSWORD }
    : undefined;
}

/** Whether an account is the demo account: what is everybody's, nobody may change for all others. */
export function isDemoAccount(env: Pick<Env, 'DEMO_ACCOUNT'>, email: string): boolean {
  const demo = demoAccount(env);
  return demo !== undefined && caseFolded(demo.email) === caseFolded(email);
}

/**
 * By what the limits tell the visitors apart who write with the demo account: their addresses.
 * @returns undefined of every other account
 */
export function demoSource(
  env: Pick<Env, 'DEMO_ACCOUNT'>,
  email: string,
  request: Request,
): string | undefined {
  return isDemoAccount(env, email) ? clientAddress(request) : undefined;
}

/** Whether somebody logs in to the demo account as it is found or made by `makeDemoAccount`. */
export function opensDemoAccount(
  context: AuthContext,
  input: LogInInput,
  stored = NO_PASSWORD,
): boolean {
  const demo = demoAccount(context.env);
  return stored === NO_PASSWORD && input.email === demo?.email && input.password === demo.password;
}

/** Makes the demo account unless it is there. It has no password: without the variable nobody gets in. */
export async function makeDemoAccount({ env, database, now }: AuthContext): Promise<void> {
  const demo = demoAccount(env);
  if (!demo) return;
  const username = env.DEMO_ACCOUNT;
  const user = {
    username,
    username_key: caseFolded(username),
    email: demo.email,
    email_key: caseFolded(demo.email),
    password: NO_PASSWORD,
    created_at: now,
  };
  await retryOnce(() => database.insert(users).values(user).onConflictDoNothing());
}
