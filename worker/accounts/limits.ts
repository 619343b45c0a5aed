/** Which limits count which attempt. Why these: docs/decisions/0010-login-limits.md. */
import { MAX_IMAGES } from '@desert/contract/images';
import {
  LOG_IN_WINDOW,
  MAIL_WINDOW,
  PHOTO_WINDOW,
  REPORT_WINDOW,
  SIGN_UP_WINDOW,
  WRITE_WINDOW,
} from '@desert/drizzle/retention';
import { attempts } from '@desert/drizzle/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Env } from '../env.ts';
import { hashToken } from '../session/token.ts';
import type { Admission, Limit } from './attempt.ts';
import { admit } from './attempts.ts';
import type { AuthContext } from './auth-context.ts';
import { minutesOf } from './auth-result.ts';
import { clientAddress } from './client-address.ts';
import { readKnownBrowser } from './known-browser.ts';
import { addressLimits, limitWithAccount, sourceOfAddress } from './networks.ts';
import { caseFolded, type User } from './users.ts';
import { type Volume, volumeOf } from './written-bytes.ts';

/**
 * Lets a password be tried: it counts until it is withdrawn as right; as one that is in flight until `fail`.
 * @param email as it was typed, whether somebody has it or not
 * @param user who has it
 */
export async function admitPasswordAttempt(
  context: AuthContext,
  email: string,
  user: User | undefined,
): Promise<Admission> {
  const { database, request, env, now } = context;
  const account = caseFolded(email);
  const most = limitOf(env, 'LOGIN_FAILURES_PER_ACCOUNT');
  const time = { now, window: LOG_IN_WINDOW };
  const browser = user && (await readKnownBrowser(request, user));
  // A browser that knows the account may try again, whatever strangers tried meanwhile.
  if (browser) {
    const attempt = {
      kind: 'known-log-in',
      account,
      source: browser,
      in_flight: true,
    } as const;
    return admit(database, attempt, {
      ...time,
      limits: [limitWithAccount(most, browser)],
    });
  }
  const source = clientAddress(request);
  const limits: Limit[] = [
    limitWithAccount(most, source),
    ...addressLimits(limitOf(env, 'LOGIN_FAILURES_PER_ADDRESS'), source),
    { most, sharing: ['account'], sources: true },
  ];
  const attempt = { kind: 'log-in', account, source, in_flight: true } as const;
  return admit(database, attempt, { ...time, limits });
}

/**
 * Lets a passkey be asked for, which counts as a wrong log-in until `withdrawPasskey`.
 * @param ticket under which it is asked for
 */
export function admitPasskey(context: AuthContext, ticket: string): Promise<Admission> {
  const { database, request, env, now } = context;
  const most = limitOf(env, 'LOGIN_FAILURES_PER_ADDRESS');
  const attempt = { ...passkeyAttempt(ticket), source: clientAddress(request) };
  const limits = addressLimits(most, attempt.source);
  return admit(database, attempt, { now, window: LOG_IN_WINDOW, limits });
}

/** Takes it back: the passkey was right. */
export function withdrawPasskey({ database }: AuthContext, ticket: string) {
  const { kind, account } = passkeyAttempt(ticket);
  return database
    .delete(attempts)
    .where(and(eq(attempts.kind, kind), eq(attempts.account, account)));
}

/** No e-mail begins like this. */
function passkeyAttempt(ticket: string) {
  return { kind: 'log-in', account: `passkey ${hashToken(ticket)}` } as const;
}

/** Lets a sign-up be tried. A refused e-mail or password counts too: the response reveals whether the e-mail has an account. */
export function admitSignUp(context: AuthContext): Promise<Admission> {
  const { database, request, env, now } = context;
  const attempt = { kind: 'sign-up', account: '', source: clientAddress(request) } as const;
  const limits = addressLimits(limitOf(env, 'SIGNUPS_PER_HOUR'), attempt.source);
  return admit(database, attempt, { now, window: SIGN_UP_WINDOW, limits });
}

/** Lets a client have mails sent, to whomever: as often as its address may. */
export function admitMailsFrom(context: AuthContext): Promise<Admission> {
  const { database, request, env, now } = context;
  const attempt = { kind: 'mail', account: '', source: clientAddress(request) } as const;
  const limits = addressLimits(limitOf(env, 'MAILS_PER_HOUR'), attempt.source);
  return admit(database, attempt, { now, window: MAIL_WINDOW, limits });
}

/** Lets a mail be sent to an address, whether somebody has it or not. @param email as it was typed */
export function admitMail(context: AuthContext, email: string): Promise<Admission> {
  return admitMailOf(context, caseFolded(email));
}

/** Lets a mail be sent that a member asks for: however many strangers asked for, who only know the address. */
export function admitMailFor(context: AuthContext, user_id: number): Promise<Admission> {
  return admitMailOf(context, String(user_id));
}

function admitMailOf({ database, env, now }: AuthContext, account: string): Promise<Admission> {
  const attempt = { kind: 'mail', account, source: '' } as const;
  const limit = limitWithAccount(limitOf(env, 'MAILS_PER_HOUR'), '');
  return admit(database, attempt, { now, window: MAIL_WINDOW, limits: [limit] });
}

interface WriteOptions {
  kind?: 'write' | 'restore';
  now?: number;
  demo?: string | undefined;
  bytes?: number | SQL;
}

/**
 * Lets an account write: a post, a comment, a like, whatever changes what others see.
 * @param kind what is counted: putting back what was deleted is counted apart, so that an Undo is there
 *   also for who wrote as often as they can
 * @param demo the address of who tries the site with the demo account, by `demoSource`
 * @param bytes what it stores, by `bytesOf`; of what was stored before what moving it takes, by `bytesOfRows`
 */
export function admitWrite(
  database: Database,
  env: Env,
  user_id: number,
  { kind = 'write', now = Date.now(), demo, bytes = 0 }: WriteOptions = {},
) {
  const attempt = { kind, account: String(user_id), source: demo ?? '' };
  const limits = limitsOf(env, 'WRITES_PER_10_MINUTES', demo);
  const volume = volumeIn(env, attempt.account, bytes, { now, demo, kind });
  return admit(database, attempt, { now, window: WRITE_WINDOW, limits, volume });
}

/** Lets an account report something: a flood of reports would bury what others report. @param demo and @param bytes as `admitWrite` */
export function admitReport(
  database: Database,
  env: Env,
  user_id: number,
  { now = Date.now(), demo, bytes = 0 }: Omit<WriteOptions, 'kind'> = {},
): Promise<Admission> {
  const attempt = { kind: 'report', account: String(user_id), source: '' } as const;
  const limit = limitWithAccount(limitOf(env, 'REPORTS_PER_HOUR'), '');
  const volume = volumeIn(env, attempt.account, bytes, { now, demo });
  return admit(database, attempt, { now, window: REPORT_WINDOW, limits: [limit], volume });
}

function volumeIn(
  env: Env,
  account: string,
  bytes: number | SQL,
  { now, demo, kind }: Pick<WriteOptions, 'kind'> & { now: number; demo: string | undefined },
): Volume | undefined {
  if (bytes === 0) return undefined;
  if (kind === 'restore') {
    const most = limitOf(env, 'BYTES_PER_DAY');
    // Also what is larger than a day can be had back once.
    const once = sql`min(${bytes}, ${most})`;
    return volumeOf(account, once, { now, limits: [{ source: kind, most }] });
  }
  if (demo === undefined) {
    const most = limitOf(env, 'BYTES_PER_DAY');
    return volumeOf(account, bytes, { now, limits: [{ source: '', most }] });
  }
  const most = limitOf(env, 'DEMO_BYTES_PER_DAY');
  const limits = [
    { source: '', most },
    { source: sourceOfAddress(demo), most: fromOneAddress(most) },
  ];
  return volumeOf(account, bytes, { now, limits });
}

/** Lets an account upload a photo; a refusal says which limit it is, under `photo`. @param now ms since 1970 @param demo as `admitWrite` */
export async function admitPhoto(
  database: Database,
  env: Env,
  user_id: number,
  { now, demo }: { now: number; demo?: string | undefined },
): Promise<Admission> {
  const attempt = { kind: 'photo', account: String(user_id), source: demo ?? '' } as const;
  const limits = limitsOf(env, 'PHOTOS_PER_HOUR', demo);
  const [{ most }] = limits;
  const admission = await admit(database, attempt, { now, window: PHOTO_WINDOW, limits });
  if (admission.ok) return admission;
  const { retryAfter = 60 } = admission;
  const wait = minutesOf(retryAfter);
  const message = `You can add up to ${most} photos an hour. Please try again in ${wait}.`;
  return { ...admission, errors: { photo: message } };
}

/**
 * What an account can write within a window. The demo account, which is everybody's, can less, and from one address
 * two thirds of that: no visitor uses up what others may write.
 */
function limitsOf(
  env: Env,
  variable: 'WRITES_PER_10_MINUTES' | 'PHOTOS_PER_HOUR',
  demo: string | undefined,
): [Limit, ...Limit[]] {
  if (demo === undefined) return [limitWithAccount(limitOf(env, variable), '')];
  const most = limitOf(env, 'DEMO_WRITES_PER_10_MINUTES');
  return [{ most, sharing: ['account'] }, limitWithAccount(fromOneAddress(most), demo)];
}

function fromOneAddress(most: number): number {
  return Math.ceil((most * 2) / 3);
}

/** How many images a record can have: no more than the forms have room for. */
export function imagesPerRecord(env: Env): number {
  return Math.min(limitOf(env, 'IMAGES_PER_RECORD'), MAX_IMAGES);
}

/** How many writings with links of a new account wait for a moderator; 0 for none. */
export function heldWritings({ HELD_WRITINGS }: Pick<Env, 'HELD_WRITINGS'>): number {
  return wholeNumber('HELD_WRITINGS', HELD_WRITINGS, 0);
}

/** @throws where the variable is no number to count with: better no log-in than no limit */
export function limitOf(env: Env, variable: Extract<keyof Env, `${string}_PER_${string}`>): number {
  return wholeNumber(variable, env[variable], 1);
}

function wholeNumber(variable: string, value: number | string, least: number): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < least)
    throw new Error(`${variable} is no whole number.`);
  return number;
}
