/**
 * The rate limits that are counted in the database: log-ins, sign-ups, mails, writes, photos, reports and exports. A new
 * limit is a row of `LIMITS`, a function that makes its policies, and `admit` in the route or use case.
 * Reasons: docs/decisions/0010-login-limits.md, 0058-rate-limits.md
 */
import { PROOF_OF_WORK_LIFETIME_MS } from '@desert/contract/text/proof-of-work';
import { limitOf } from '../../limits.ts';
import { connectionOf, isNetwork } from '../request/client-address.ts';

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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Default limits, each with its window in ms. A variable of the same name in wrangler.toml overrides the number. */
export const LIMITS = {
  /** Per account and connection. */
  LOGIN_FAILURES_PER_ACCOUNT: { limit: 10, window: 15 * MINUTE },
  LOGIN_FAILURES_PER_ADDRESS: { limit: 50, window: 15 * MINUTE },
  /** Per address. */
  SIGNUPS_PER_HOUR: { limit: 10, window: HOUR },
  /** From all addresses together: those above it need a proof of work, or wait for a moderator. */
  SIGNUPS_WITHOUT_PROOF_PER_HOUR: { limit: 30, window: HOUR },
  SIGNUPS_TO_APPROVE_PER_DAY: { limit: 20, window: 24 * HOUR },
  /** Sent to all addresses together, and of these to unconfirmed ones; the others wait. Without digests. */
  MAILS_PER_HOUR_IN_ALL: { limit: 300, window: HOUR },
  MAILS_TO_UNCONFIRMED_PER_HOUR: { limit: 50, window: HOUR },
  /** Requested from one address, and sent to one account. */
  MAILS_PER_HOUR: { limit: 5, window: HOUR },
  /** Per account: posts, comments, images, likes. Undo has the same limits in a count of its own. */
  WRITES_PER_10_MINUTES: { limit: 300, window: 10 * MINUTE },
  WRITES_PER_DAY: { limit: 1000, window: 24 * HOUR },
  /** The same for the demo account, which all its users share, and its photos per hour. */
  DEMO_WRITES_PER_10_MINUTES: { limit: 30, window: 10 * MINUTE },
  PHOTOS_PER_HOUR: { limit: 60, window: HOUR },
  REPORTS_PER_HOUR: { limit: 20, window: HOUR },
  DOWNLOADS_PER_HOUR: { limit: 5, window: HOUR },
  /** Reports by people without an account, per address. */
  NOTICES_PER_HOUR: { limit: 10, window: HOUR },
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
const NETWORKS = 4;

function rule(env: LimitVariables, variable: Variable): Rule {
  const { limit, window } = LIMITS[variable];
  return { limit: limitOf<string>({ [variable]: env[variable] ?? limit }, variable), window };
}

/** Limits failed log-ins per account and connection, per address, and the number of failing connections per account. */
export function failedLogIns(env: LimitVariables, account: string, address: string): Policies {
  const connection = connectionOf(address);
  const on = rule(env, 'LOGIN_FAILURES_PER_ACCOUNT');
  return [
    { key: `log-in ${connection} ${account}`, ...on },
    ...passkeyLogIns(env, address),
    { key: `log-in connections ${account}`, hit: connection, ...on },
  ];
}

/** Limits failed log-ins of a browser that the account knows, so that strangers' failures do not lock it out. */
export function failedLogInsOfBrowser(
  env: LimitVariables,
  account: string,
  browser: string,
): Policies {
  const on = rule(env, 'LOGIN_FAILURES_PER_ACCOUNT');
  return [{ key: `log-in browser ${browser} ${account}`, ...on }];
}

/** Limits failed log-ins per address alone: a passkey names no account before it is verified. */
export function passkeyLogIns(env: LimitVariables, address: string): Policies {
  return byAddress('log-in', address, rule(env, 'LOGIN_FAILURES_PER_ADDRESS'));
}

export function signUps(env: LimitVariables, address: string): Policies {
  return byAddress('sign-up', address, rule(env, 'SIGNUPS_PER_HOUR'));
}

export function signUpsWithoutProof(env: LimitVariables): Policies {
  return [{ key: 'sign-up', ...rule(env, 'SIGNUPS_WITHOUT_PROOF_PER_HOUR') }];
}

/** Limits the accounts that wait for approval, so that robots do not fill the moderators' queue. */
export function signUpsToApprove(env: LimitVariables): Policies {
  const describe = () =>
    'Too many people are signing up right now. Please try again tomorrow, or turn on JavaScript.';
  return [{ key: 'sign-up to approve', ...rule(env, 'SIGNUPS_TO_APPROVE_PER_DAY'), describe }];
}

/**
 * Limits all mails but digests, which have a send rate of their own. Those to unconfirmed addresses have a second limit,
 * so that robots delay no other mail.
 */
export function mailsInAll(env: LimitVariables, isUnconfirmed: boolean): Policies {
  const all = { key: 'mails', ...rule(env, 'MAILS_PER_HOUR_IN_ALL') };
  if (!isUnconfirmed) return [all];
  return [all, { key: 'mails to unconfirmed', ...rule(env, 'MAILS_TO_UNCONFIRMED_PER_HOUR') }];
}

export function mailsFrom(env: LimitVariables, address: string): Policies {
  return byAddress('mail', address, rule(env, 'MAILS_PER_HOUR'));
}

/** Limits mails per recipient: an email, or the id of a signed-in member, whose limit strangers cannot use up. */
export function mailsTo(env: LimitVariables, recipient: string | number): Policies {
  return [{ key: `mail-to:${recipient}`, ...rule(env, 'MAILS_PER_HOUR') }];
}

/** Limits writes per account in 10 minutes and a day. Undo ('restore') has its own count, so it works at the limit. */
export function writes(
  env: LimitVariables,
  user_id: number,
  { demo, name = 'write' }: { demo?: string | undefined; name?: 'write' | 'restore' } = {},
): Policies {
  const few = demo === undefined ? 'WRITES_PER_10_MINUTES' : 'DEMO_WRITES_PER_10_MINUTES';
  const describe = (wait: string) =>
    `You’ve reached the daily limit for posting. Please try again in ${wait}.`;
  return [
    ...shared(name, user_id, demo, rule(env, few)),
    ...shared(name, user_id, demo, { ...rule(env, 'WRITES_PER_DAY'), describe }),
  ];
}

/** Limits reports per member, because a flood would bury other reports. */
export function reports(env: LimitVariables, user_id: number): Policies {
  return [{ key: `report ${user_id}`, ...rule(env, 'REPORTS_PER_HOUR') }];
}

/** Limits the forms of people without an account, also refused ones, because each reads whether a page exists. */
export function limitNotices(env: LimitVariables, address: string): Policies {
  return byAddress('notice', address, rule(env, 'NOTICES_PER_HOUR'));
}

/** Accepts a proof of work once. */
export function proofOnce(signature: string): Policies {
  return [{ key: `proof ${signature}`, limit: 1, window: PROOF_OF_WORK_LIFETIME_MS }];
}

export function photoUploads(
  env: LimitVariables,
  user_id: number,
  demo: string | undefined,
): Policies {
  const { window } = LIMITS.PHOTOS_PER_HOUR;
  const variable = demo === undefined ? 'PHOTOS_PER_HOUR' : 'DEMO_WRITES_PER_10_MINUTES';
  const { limit } = rule(env, variable);
  const describe = (wait: string) =>
    `You can add up to ${limit} photos an hour. Please try again in ${wait}.`;
  return shared('photo', user_id, demo, { limit, window, describe });
}

export function downloads(env: LimitVariables, user_id: number): Policies {
  return [{ key: `download ${user_id}`, ...rule(env, 'DOWNLOADS_PER_HOUR') }];
}

/** Limits per address; for IPv6 per /64, which one device has, and per /48, which one connection has. */
function byAddress(name: string, address: string, { limit, window }: Rule): Policies {
  const own = { key: `${name} from ${address}`, limit, window };
  if (!isNetwork(address)) return [own];
  const connection = `${name} from ${connectionOf(address)}/48`;
  return [own, { key: connection, limit: NETWORKS * limit, window }];
}

/** Limits per account. In the shared demo account, one connection may use two thirds of each limit. */
function shared(name: string, user_id: number, demo: string | undefined, on: Rule): Policies {
  const own = { key: `${name} ${user_id}`, ...on };
  if (demo === undefined) return [own];
  const key = `${own.key} from ${connectionOf(demo)}`;
  return [own, { ...on, key, limit: Math.ceil((on.limit * 2) / 3) }];
}
