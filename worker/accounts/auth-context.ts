import { waitUntil } from 'cloudflare:workers';
import { drizzle } from 'drizzle-orm/d1';
import type { Database } from '../database/open.ts';
import type { Env } from '../env.ts';
import { createPasswords, type Passwords } from './passwords.ts';

export interface AuthContext {
  request: Request;
  env: Env;
  database: Database;
  passwords: Passwords;
  now: number;
  waitUntil: (work: Promise<unknown>) => void;
}

const passwords = createPasswords();

export function authContext(
  request: Request,
  env: Env,
  database: Database = drizzle(env.DB),
  background: Pick<AuthContext, 'waitUntil'> = { waitUntil },
): AuthContext {
  return {
    request,
    env,
    database,
    passwords,
    now: Date.now(),
    waitUntil: (work) => background.waitUntil(work),
  };
}
