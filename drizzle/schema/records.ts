/** The columns of every record that a user wrote. */

import { integer, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

export const recordColumns = () => ({
  /** Counts up in the order of creation, which is the order of every list; never given twice. */
  id: integer().primaryKey({ autoIncrement: true }),
  user_id: integer()
    .notNull()
    .references(() => users.id),
  /** ms since 1970 */
  created_at: integer().notNull(),
  idempotency_key: idempotencyKey(),
});

/** The key by which a row was sent: sent again, it makes no second one. Null where nothing repeats it. */
export const idempotencyKey = () => text('write_key').unique();
