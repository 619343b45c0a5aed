import type { Account } from '@desert/contract/account';
import type { DatabaseContext } from '../database/open.ts';

/** What every handler of the API finds in its context. */
export interface ApiContext extends DatabaseContext {
  Variables: DatabaseContext['Variables'] & {
    /** Who is signed in; nothing is read from the database unless it is asked. */
    viewer: () => Promise<Account | null>;
  };
}
