import { waitUntil } from 'cloudflare:workers';
import type { Env } from '../env.ts';
import { type Database, openD1 } from '../platform/database/open.ts';
import type { AppBindings } from '../request-context.ts';
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

export function createAuthContext(
  request: Request,
  { env, database: client }: Pick<AppBindings, 'env' | 'database'>,
  database: Database = openD1(client),
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
