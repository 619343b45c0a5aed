/**
 * The rate limits that are counted in the database: log-ins, sign-ups, mails, writes, photos, reports and exports. A new
 * limit is a row of `LIMITS`, a function that makes its policies, and `admitRequest` in the route or use case.
 * Reasons: docs/decisions/0010-login-limits.md, 0058-rate-limits.md
 */
import { PROOF_OF_WORK_LIFETIME_MS } from '@desert/contract/text/proof-of-work';
import { readLimit } from '../../limits.ts';
import { toNetwork, isNetwork } from '../request/client-address.ts';

export type Policies = readonly [Policy, ...Policy[]];

/** Allows at most `limit` different hits under a key in any `window` (ms). */
interface Policy {
  key: string;
  limit: number;
  window: number;
  /** Identifies a hit that counts once, such as a network. By default each admission is a new hit. */
  hit?: string;
  /** The error above the limit. @param wait until a retry may succeed, such as '5 minutes' */
  describe?: (wait: string) => string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Default limits, each with its window in ms. A variable of the same name in wrangler.toml overrides the number. */
export const LIMITS = {
  /** Per account and connection. */
  LOGIN_FAILURES_PER_ACCOUNT: { limit: 10, window: 15 * MINUTE_MS },
  LOGIN_FAILURES_PER_ADDRESS: { limit: 50, window: 15 * MINUTE_MS },
  /** Per address. */
  SIGNUPS_PER_HOUR: { limit: 10, window: HOUR_MS },
  /** From all addresses together: those above it need a proof of work, or wait for a moderator. */
  SIGNUPS_WITHOUT_PROOF_PER_HOUR: { limit: 30, window: HOUR_MS },
  SIGNUPS_TO_APPROVE_PER_DAY: { limit: 20, window: 24 * HOUR_MS },
  /** Sent to all addresses together, and of these to unconfirmed ones; the others wait. Without digests. */
  MAILS_PER_HOUR_IN_ALL: { limit: 300, window: HOUR_MS },
  MAILS_TO_UNCONFIRMED_PER_HOUR: { limit: 50, window: HOUR_MS },
  /** Requested from one address, and sent to one account. */
  MAILS_PER_HOUR: { limit: 5, window: HOUR_MS },
  /** Per account: posts, comments, images, likes. Undo has the same limits in a count of its own. */
  WRITES_PER_10_MINUTES: { limit: 300, window: 10 * MINUTE_MS },
  WRITES_PER_DAY: { limit: 1000, window: 24 * HOUR_MS },
  /** The same for the demo account, which all its users share, and its photos per hour. */
  DEMO_WRITES_PER_10_MINUTES: { limit: 30, window: 10 * MINUTE_MS },
  PHOTOS_PER_HOUR: { limit: 60, window: HOUR_MS },
  REPORTS_PER_HOUR: { limit: 20, window: HOUR_MS },
  DOWNLOADS_PER_HOUR: { limit: 5, window: HOUR_MS },
  /** Reports by people without an account, per address. */
  NOTICES_PER_HOUR: { limit: 10, window: HOUR_MS },
};

type Variable = keyof typeof LIMITS;

/** Limits as whole numbers, or as text if set on the command line. */
export type LimitVariables = { [name in Variable]?: number | string };

/** The limits that a route can declare: `worker/http/routes/route.ts`. */
export type Limit =
  | 'write'
  | 'restore'
  | 'report'
  | 'photo'
  | 'log-in'
  | 'sign-up'
  | 'mail'
  | 'none';

type Rule = Omit<Policy, 'key' | 'hit'>;

/** Factor by which the limit of a /48, which may be an office, exceeds the limit of a /64. */
const CHECKED_NETWORKS = 4;

function getLimitRule(env: LimitVariables, variable: Variable): Rule {
  const { limit, window } = LIMITS[variable];
  return { limit: readLimit<string>({ [variable]: env[variable] ?? limit }, variable), window };
}

/** Limits failed log-ins per account and connection, per address, and the number of failing connections per account. */
export function limitFailedLogIns(env: LimitVariables, account: string, address: string): Policies {
  const connection = toNetwork(address);
  const on = getLimitRule(env, 'LOGIN_FAILURES_PER_ACCOUNT');
  return [
    { key: `log-in ${connection} ${account}`, ...on },
    ...limitPasskeyLogIns(env, address),
    { key: `log-in connections ${account}`, hit: connection, ...on },
  ];
}

/** Limits failed log-ins of a browser that the account knows, so that strangers' failures do not lock it out. */
export function limitBrowserLogIns(
  env: LimitVariables,
  account: string,
  browser: string,
): Policies {
  const on = getLimitRule(env, 'LOGIN_FAILURES_PER_ACCOUNT');
  return [{ key: `log-in browser ${browser} ${account}`, ...on }];
}

/** Limits failed log-ins per address alone: a passkey names no account before it is verified. */
export function limitPasskeyLogIns(env: LimitVariables, address: string): Policies {
  return byAddress('log-in', address, getLimitRule(env, 'LOGIN_FAILURES_PER_ADDRESS'));
}

export function signUps(env: LimitVariables, address: string): Policies {
  return byAddress('sign-up', address, getLimitRule(env, 'SIGNUPS_PER_HOUR'));
}

export function signUpsWithoutProof(env: LimitVariables): Policies {
  return [{ key: 'sign-up', ...getLimitRule(env, 'SIGNUPS_WITHOUT_PROOF_PER_HOUR') }];
}

/** Limits the accounts that wait for approval, so that robots do not fill the moderators' queue. */
export function signUpsToApprove(env: LimitVariables): Policies {
  const describe = () =>
    'Too many people are signing up right now. Please try again tomorrow, or turn on JavaScript.';
  return [
    { key: 'sign-up to approve', ...getLimitRule(env, 'SIGNUPS_TO_APPROVE_PER_DAY'), describe },
  ];
}

/**
 * Limits all mails but digests, which have a send rate of their own. Those to unconfirmed addresses have a second limit,
 * so that robots delay no other mail.
 */
export function limitAllMails(env: LimitVariables, isUnconfirmed: boolean): Policies {
  const all = { key: 'mails', ...getLimitRule(env, 'MAILS_PER_HOUR_IN_ALL') };
  if (!isUnconfirmed) return [all];
  return [all, { key: 'mails-unconfirmed', ...getLimitRule(env, 'MAILS_TO_UNCONFIRMED_PER_HOUR') }];
}

export function limitMailsByIp(env: LimitVariables, address: string): Policies {
  return byAddress('mail', address, getLimitRule(env, 'MAILS_PER_HOUR'));
}

/** Limits mails per recipient: an email, or the id of a signed-in member, whose limit strangers cannot use up. */
export function limitMailsByRecipient(env: LimitVariables, recipient: string | number): Policies {
  return [{ key: `mail-to:${recipient}`, ...getLimitRule(env, 'MAILS_PER_HOUR') }];
}

/** Limits writes per account in 10 minutes and a day. Undo ('restore') has its own count, so it works at the limit. */
export function limitWritesByAccount(
  env: LimitVariables,
  user_id: number,
  { demo, name = 'write' }: { demo?: string | undefined; name?: 'write' | 'restore' } = {},
): Policies {
  const few = demo === undefined ? 'WRITES_PER_10_MINUTES' : 'DEMO_WRITES_PER_10_MINUTES';
  const describe = (wait: string) =>
    `You’ve reached the daily limit for posting. Please try again in ${wait}.`;
  return [
    ...limitByAccount(name, user_id, demo, getLimitRule(env, few)),
    ...limitByAccount(name, user_id, demo, { ...getLimitRule(env, 'WRITES_PER_DAY'), describe }),
  ];
}

/** Limits reports per member, because a flood would bury other reports. */
export function limitReports(env: LimitVariables, user_id: number): Policies {
  return [{ key: `report ${user_id}`, ...getLimitRule(env, 'REPORTS_PER_HOUR') }];
}

/** Limits the forms of people without an account, also refused ones, because each reads whether a page exists. */
export function limitNotices(env: LimitVariables, address: string): Policies {
  return byAddress('notice', address, getLimitRule(env, 'NOTICES_PER_HOUR'));
}

/** Limits the mails to addresses that anyone typed without a proof of work, from all addresses together. */
export function limitUnprovenNotices(): Policies {
  const describe = () =>
    'Too many people are sending reports right now. Please try again in an hour, or turn on JavaScript.';
  return [{ key: 'notices without proof', limit: 20, window: HOUR_MS, describe }];
}

/** Accepts a proof of work once. */
export function limitProofUses(signature: string): Policies {
  return [{ key: `proof ${signature}`, limit: 1, window: PROOF_OF_WORK_LIFETIME_MS }];
}

export function limitUploadsByAccount(
  env: LimitVariables,
  user_id: number,
  demo: string | undefined,
): Policies {
  const { window } = LIMITS.PHOTOS_PER_HOUR;
  const variable = demo === undefined ? 'PHOTOS_PER_HOUR' : 'DEMO_WRITES_PER_10_MINUTES';
  const { limit } = getLimitRule(env, variable);
  const describe = (wait: string) =>
    `You can add up to ${limit} photos an hour. Please try again in ${wait}.`;
  return limitByAccount('photo', user_id, demo, { limit, window, describe });
}

export function limitDownloadsByAccount(env: LimitVariables, user_id: number): Policies {
  return [{ key: `download ${user_id}`, ...getLimitRule(env, 'DOWNLOADS_PER_HOUR') }];
}

/** Limits per address; for IPv6 per /64, which one device has, and per /48, which one connection has. */
function byAddress(name: string, address: string, { limit, window }: Rule): Policies {
  const ownRule = { key: `${name} from ${address}`, limit, window };
  if (!isNetwork(address)) return [ownRule];
  const connection = `${name} from ${toNetwork(address)}/48`;
  return [ownRule, { key: connection, limit: CHECKED_NETWORKS * limit, window }];
}

/** Limits per account. In the shared demo account, one connection may use two thirds of each limit. */
function limitByAccount(
  name: string,
  user_id: number,
  demo: string | undefined,
  on: Rule,
): Policies {
  const ownRule = { key: `${name} ${user_id}`, ...on };
  if (demo === undefined) return [ownRule];
  const key = `${ownRule.key} from ${toNetwork(demo)}`;
  return [ownRule, { ...on, key, limit: Math.ceil((on.limit * 2) / 3) }];
}
