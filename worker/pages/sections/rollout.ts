/**
 * Sticky versions: Cloudflare picks a section's version by a key in a header. With 100 keys, a key does not identify
 * a visitor. docs/decisions/0015-roll-outs.md
 */
import { readCookie, setCookie } from '../../accounts/session/cookie.ts';
import { clientAddress } from '../../http/request/client-address.ts';

/** Cloudflare's header for version affinity. */
export const VERSION_KEY_HEADER = 'Cloudflare-Workers-Version-Key';

export const ROLLOUT_COOKIE = 'rollout';

const SHARE_COUNT = 100;

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** The visitor's key, '0' to '99': from the cookie, otherwise from the address. */
export function getRolloutKey(request: Request): string {
  return readRolloutKey(request) ?? computeRolloutKey(clientAddress(request));
}

/** The cookie that keeps the key when the visitor's address changes; undefined if they have one. */
export function buildRolloutCookie(request: Request, key: string): string | undefined {
  return readRolloutKey(request) === undefined
    ? setCookie(request, ROLLOUT_COOKIE, key, MAX_AGE_MS)
    : undefined;
}

function readRolloutKey(request: Request): string | undefined {
  const value = readCookie(request, ROLLOUT_COOKIE);
  return value !== undefined && /^\d{1,2}$/.test(value) ? value : undefined;
}

/** FNV-1a with a final mix, which spreads addresses that differ in one digit. */
function computeRolloutKey(address: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < address.length; at += 1) {
    hash = Math.imul(hash ^ address.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return String(((hash ^ (hash >>> 13)) >>> 0) % SHARE_COUNT);
}
