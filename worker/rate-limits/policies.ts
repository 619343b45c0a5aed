/**
 * The rate limits that are counted in the database: log-ins, sign-ups, mails, writes, photos, reports and exports.
 * Reasons: docs/decisions/0010-login-limits.md, 0058-rate-limits.md
 */
import {
  DOWNLOAD_WINDOW,
  LOG_IN_WINDOW,
  MAIL_WINDOW,
  PHOTO_WINDOW,
  REPORT_WINDOW,
  SIGN_UP_WINDOW,
  WRITE_WINDOW,
  WRITES_WINDOW,
} from '@desert/drizzle/retention';
import type { Env } from '../env.ts';
import { limitOf } from '../limits.ts';
import { connectionOf, isNetwork } from '../request/client-address.ts';
import type { Policies } from './rate-limit.ts';

/** Maximum data exports per account and hour. */
const DOWNLOADS_PER_HOUR = 5;

/** Factor by which the limit of a /48, which may be an office, exceeds the limit of a /64. */
const NETWORKS = 4;

/** Limits failed log-ins per account and connection, per address, and the number of failing connections per account. */
export function failedLogIns(env: Env, account: string, address: string): Policies {
  const limit = limitOf(env, 'LOGIN_FAILURES_PER_ACCOUNT');
  const connection = connectionOf(address);
  const on = { limit, window: LOG_IN_WINDOW };
  return [
    { key: `log-in ${connection} ${account}`, ...on },
    ...passkeyLogIns(env, address),
    { key: `log-in connections ${account}`, hit: connection, ...on },
  ];
}

/** Limits failed log-ins of a browser that the account knows, so that strangers' failures do not lock it out. */
export function failedLogInsOfBrowser(env: Env, account: string, browser: string): Policies {
  const limit = limitOf(env, 'LOGIN_FAILURES_PER_ACCOUNT');
  return [{ key: `log-in browser ${browser} ${account}`, limit, window: LOG_IN_WINDOW }];
}

/** Limits failed log-ins per address alone: a passkey names no account before it is verified. */
export function passkeyLogIns(env: Env, address: string): Policies {
  return byAddress('log-in', address, limitOf(env, 'LOGIN_FAILURES_PER_ADDRESS'), LOG_IN_WINDOW);
}

export function signUps(env: Env, address: string): Policies {
  return byAddress('sign-up', address, limitOf(env, 'SIGNUPS_PER_HOUR'), SIGN_UP_WINDOW);
}

export function mailsFrom(env: Env, address: string): Policies {
  return byAddress('mail', address, limitOf(env, 'MAILS_PER_HOUR'), MAIL_WINDOW);
}

/** Limits mails per recipient: an email, or the id of a signed-in member, whose limit strangers cannot use up. */
export function mailsTo(env: Env, recipient: string | number): Policies {
  return [
    { key: `mail-to:${recipient}`, limit: limitOf(env, 'MAILS_PER_HOUR'), window: MAIL_WINDOW },
  ];
}

/** Limits writes per account in 10 minutes and a day. Undo ('restore') has its own count, so it works at the limit. */
export function writes(
  env: Env,
  user_id: number,
  { demo, name = 'write' }: { demo?: string | undefined; name?: 'write' | 'restore' },
): Policies {
  const few = demo === undefined ? 'WRITES_PER_10_MINUTES' : 'DEMO_WRITES_PER_10_MINUTES';
  return [
    ...shared(name, user_id, demo, limitOf(env, few), WRITE_WINDOW),
    ...shared(name, user_id, demo, limitOf(env, 'WRITES_PER_DAY'), WRITES_WINDOW),
  ];
}

/** Limits reports per member, because a flood would bury other reports. */
export function reports(env: Env, user_id: number): Policies {
  const limit = limitOf(env, 'REPORTS_PER_HOUR');
  return [{ key: `report ${user_id}`, limit, window: REPORT_WINDOW }];
}

export function photoUploads(env: Env, user_id: number, demo: string | undefined): Policies {
  const limit = limitOf(env, demo === undefined ? 'PHOTOS_PER_HOUR' : 'DEMO_WRITES_PER_10_MINUTES');
  return shared('photo', user_id, demo, limit, PHOTO_WINDOW);
}

export function downloads(user_id: number): Policies {
  return [{ key: `download ${user_id}`, limit: DOWNLOADS_PER_HOUR, window: DOWNLOAD_WINDOW }];
}

/** Limits per address; for IPv6 per /64, which one device has, and per /48, which one connection has. */
function byAddress(name: string, address: string, limit: number, window: number): Policies {
  const own = { key: `${name} from ${address}`, limit, window };
  if (!isNetwork(address)) return [own];
  const connection = `${name} from ${connectionOf(address)}/48`;
  return [own, { key: connection, limit: NETWORKS * limit, window }];
}

/** Limits per account. In the shared demo account, one connection may use two thirds of each limit. */
function shared(
  name: string,
  user_id: number,
  demo: string | undefined,
  limit: number,
  window: number,
): Policies {
  const own = { key: `${name} ${user_id}`, limit, window };
  if (demo === undefined) return [own];
  const key = `${own.key} from ${connectionOf(demo)}`;
  return [own, { key, limit: Math.ceil((limit * 2) / 3), window }];
}
