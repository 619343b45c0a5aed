/** New accounts, and contexts in which they sign up and log in, for tests. */
import { env as bindings } from 'cloudflare:workers';
import { drizzle } from 'drizzle-orm/d1';
import type { AuthContext } from '../accounts/auth-context.ts';
import { createPasswords, type Passwords } from '../accounts/passwords.ts';
import type { Env } from '../env.ts';
import { context } from './background.ts';

export const env = bindings as unknown as Env;

/** Hashes passwords with the lowest cost, so that tests are fast. */
const cheapPasswords = createPasswords({ ln: 1, r: 1, p: 1 });

let count = 0;

export function newFan() {
  // The 'z' separates digits, because names that differ in a doubled character look alike.
  const name = `fan-${Array.from(String(++count)).join('z')}`;
  return { email: `${name}@example.com`, username: name, password: 'howl at the moon' };
}

export function newAddress(): string {
  count += 1;
  return `198.51.${Math.floor(count / 256)}.${count % 256}`;
}

export interface Visitor {
  address?: string;
  /** The `Cookie` header. */
  cookies?: string;
  device?: string;
  /** ms since 1970 */
  now?: number;
  passwords?: Passwords;
  vars?: Partial<Env>;
}

/** Builds the context that `signUp` and `logIn` take. By default, passwords are hashed cheaply and the time is 0. */
export function authContextBy(visitor: Visitor = {}): AuthContext {
  const { address, cookies = '', device = 'a browser', now = 0, vars } = visitor;
  const headers = { Cookie: cookies, 'User-Agent': device };
  const request = new Request('https://desert.test/', { headers });
  if (address) request.headers.set('CF-Connecting-IP', address);
  const { passwords = cheapPasswords } = visitor;
  const waitUntil = (promise: Promise<unknown>) => context.waitUntil(promise);
  return {
    request,
    env: { ...env, ...vars },
    database: drizzle(env.DB),
    passwords,
    now,
    waitUntil,
  };
}

/** Returns the `Cookie` header that a browser sends after these `Set-Cookie` headers. */
export function cookiesOf(from: { cookies: readonly string[] } | Response): string {
  const set = 'headers' in from ? from.headers.getSetCookie() : from.cookies;
  return set.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Counts the rows of a table that satisfy an SQL condition. */
export async function rowCount(table: string, where = 'true'): Promise<number> {
  const sql = `SELECT count(*) AS n FROM ${table} WHERE ${where}`;
  return (await env.DB.prepare(sql).first<number>('n')) ?? 0;
}
