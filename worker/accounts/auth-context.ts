import { drizzle } from 'drizzle-orm/d1';
import type { Database } from '../database/open.ts';
import type { Env } from '../env.ts';
import { createPasswords, type Passwords } from './passwords.ts';

/** Somebody who signs up or logs in: by which request, and what it takes to let them. */
export interface AuthContext {
  request: Request;
  env: Env;
  database: Database;
  passwords: Passwords;
  /** ms since 1970 */
  now: number;
}

const passwords = createPasswords();

export function authContext(
  request: Request,
  env: Env,
  database: Database = drizzle(env.DB),
): AuthContext {
  return { request, env, database, passwords, now: Date.now() };
}
