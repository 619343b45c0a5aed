import type { Account } from '@desert/contract/account';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import type { Env } from '../env.ts';

export type Database = DrizzleD1Database;

/** What every handler of the API finds in its context. */
export interface ApiContext {
  Bindings: Env;
  Variables: {
    database: Database;
    /** Who is signed in; nothing is read from the database unless it is asked. */
    viewer: () => Promise<Account | null>;
  };
}
