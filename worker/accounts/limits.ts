/** Which limits count which attempt. Why these: docs/decisions/0010-login-limits.md. */
import { LOG_IN_WINDOW, SIGN_UP_WINDOW, WRITE_WINDOW } from '@desert/drizzle/retention';
import type { Database } from '../database/open.ts';
import type { Env } from '../env.ts';
import { admit, type Admission, alike, atMost, atMostSources } from './attempts.ts';
import type { AuthContext } from './auth-context.ts';
import { clientAddress } from './client-address.ts';
import { readKnownBrowser } from './known-browser.ts';
import { keyOf, type User } from './users.ts';

type Variable =
  | 'LOGIN_FAILURES_PER_ACCOUNT'
  | 'LOGIN_FAILURES_PER_ADDRESS'
  | 'SIGNUPS_PER_HOUR'
  | 'WRITES_PER_10_MINUTES';

/**
 * Lets a password be tried: it counts as wrong until it is withdrawn.
 * @param email as it was typed, whether somebody has it or not
 * @param user who has it
 */
export async function admitPasswordAttempt(
  context: AuthContext,
  email: string,
  user: User | undefined,
): Promise<Admission> {
  const browser = user && (await readKnownBrowser(context.request, user));
  const account = keyOf(email);
  return browser ? admitKnownLogIn(context, account, browser) : admitLogIn(context, account);
}

function admitLogIn(context: AuthContext, account: string): Promise<Admission> {
  const { database, env, now } = context;
  const source = clientAddress(context.request);
  const perAccount = limitOf(env, 'LOGIN_FAILURES_PER_ACCOUNT');
  const perAddress = limitOf(env, 'LOGIN_FAILURES_PER_ADDRESS');
  const kind = 'log-in';
  const time = { now, window: LOG_IN_WINDOW };
  const limits = [
    atMost(perAccount, alike({ kind, account, source }, time)),
    atMost(perAddress, alike({ kind, source }, time)),
    atMostSources(perAccount, alike({ kind, account }, time), source),
  ];
  return admit(database, { kind, account, source }, { ...time, limits });
}

/** Lets a browser that knows the account try again, whatever strangers tried meanwhile. */
function admitKnownLogIn(context: AuthContext, account: string, browser: string) {
  const attempt = { kind: 'known-log-in', account, source: browser } as const;
  const time = { now: context.now, window: LOG_IN_WINDOW };
  const limits = [atMost(limitOf(context.env, 'LOGIN_FAILURES_PER_ACCOUNT'), alike(attempt, time))];
  return admit(context.database, attempt, { ...time, limits });
}

/** Lets a sign-up be tried. One that finds its e-mail taken counts too: it told who has an account. */
export function admitSignUp(context: AuthContext): Promise<Admission> {
  const attempt = { kind: 'sign-up', source: clientAddress(context.request) } as const;
  const time = { now: context.now, window: SIGN_UP_WINDOW };
  const limits = [atMost(limitOf(context.env, 'SIGNUPS_PER_HOUR'), alike(attempt, time))];
  return admit(context.database, { ...attempt, account: '' }, { ...time, limits });
}

/**
 * Lets an account write: a post, a comment, a like, whatever changes what others see.
 * @param kind what is counted: putting back what was deleted is counted apart, so that an Undo is there
 *   also for who wrote as often as they can
 */
export function admitWrite(
  database: Database,
  env: Env,
  user_id: number,
  { kind = 'write', now = Date.now() }: { kind?: 'write' | 'restore'; now?: number } = {},
) {
  const attempt = { kind, account: String(user_id), source: '' };
  const time = { now, window: WRITE_WINDOW };
  const limits = [atMost(limitOf(env, 'WRITES_PER_10_MINUTES'), alike(attempt, time))];
  return admit(database, attempt, { ...time, limits });
}

/** @throws where the variable is no number to count with: better no log-in than no limit */
function limitOf(env: Env, variable: Variable): number {
  const limit = Number(env[variable]);
  if (!Number.isSafeInteger(limit) || limit < 1) throw new Error(`${variable} is no whole number.`);
  return limit;
}
