/** Which limits count which attempt. Why these: docs/decisions/0010-login-limits.md. */
import { LOG_IN_WINDOW, SIGN_UP_WINDOW, WRITE_WINDOW } from '@desert/drizzle/accounts/expiry';
import type { Database } from '../database/open.ts';
import type { Env } from '../env.ts';
import { admit, type Admission, alike, atMost, atMostSources } from './attempts.ts';
import { clientAddress } from './client-address.ts';
import type { Visit } from './visit.ts';

type Variable =
  | 'LOGIN_FAILURES_PER_ACCOUNT'
  | 'LOGIN_FAILURES_PER_ADDRESS'
  | 'SIGNUPS_PER_HOUR'
  | 'WRITES_PER_10_MINUTES';

/**
 * Lets a log-in be tried: it counts as failed until it is withdrawn.
 * @param account key of the e-mail, whether somebody has it or not
 */
export function admitLogIn(visit: Visit, account: string): Promise<Admission> {
  const { database, env, now } = visit;
  const source = clientAddress(visit.request);
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

/**
 * Lets a browser that knows the account try to log in again, whatever strangers tried meanwhile.
 * @param browser its id, from `readKnownBrowser`
 */
export function admitKnownLogIn(visit: Visit, account: string, browser: string) {
  const attempt = { kind: 'known-log-in', account, source: browser } as const;
  const time = { now: visit.now, window: LOG_IN_WINDOW };
  const limits = [atMost(limitOf(visit.env, 'LOGIN_FAILURES_PER_ACCOUNT'), alike(attempt, time))];
  return admit(visit.database, attempt, { ...time, limits });
}

/** Lets a sign-up be tried. One that finds its e-mail taken counts too: it told who has an account. */
export function admitSignUp(visit: Visit): Promise<Admission> {
  const attempt = { kind: 'sign-up', source: clientAddress(visit.request) } as const;
  const time = { now: visit.now, window: SIGN_UP_WINDOW };
  const limits = [atMost(limitOf(visit.env, 'SIGNUPS_PER_HOUR'), alike(attempt, time))];
  return admit(visit.database, { ...attempt, account: '' }, { ...time, limits });
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
