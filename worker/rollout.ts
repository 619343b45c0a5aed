/**
 * Which version of a section a visitor gets while two are in service. The platform chooses by the key in
 * a header, the same for the same key; the key is one of 100, so it stands for nobody.
 * docs/decisions/0015-roll-outs.md
 */
import { clientAddress } from './accounts/client-address.ts';
import { readCookie, setCookie } from './session/cookie.ts';

/** Cloudflare's header for version affinity. */
export const VERSION_KEY_HEADER = 'Cloudflare-Workers-Version-Key';

const COOKIE = 'rollout';
const SHARES = 100;

/** Longer than any roll-out, in ms. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** The visitor's key, '0' to '99': from their cookie, else from their address. */
export async function rolloutKey(request: Request): Promise<string> {
  return keyIn(request) ?? (await keyFor(clientAddress(request)));
}

/** The cookie that a first page sets, so that the key outlives a change of address. */
export function rolloutCookie(request: Request, key: string): string | undefined {
  return keyIn(request) === undefined ? setCookie(request, COOKIE, key, MAX_AGE_MS) : undefined;
}

function keyIn(request: Request): string | undefined {
  const value = readCookie(request, COOKIE);
  return value !== undefined && /^\d{1,2}$/.test(value) ? value : undefined;
}

async function keyFor(address: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  return String(new DataView(digest).getUint32(0) % SHARES);
}
