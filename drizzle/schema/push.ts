/** Browsers that get pushes. Times are ms since 1970. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

export const pushEndpoints = sqliteTable(
  'push_endpoints',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** The session of the browser. Triggers keep it equal, and delete the row with the session. */
    token_hash: text().notNull().unique(),
    /** Address at the browser's push service (RFC 8030). */
    endpoint: text().notNull().unique(),
    /** The browser's public key and authentication secret (RFC 8291), in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Whether a push names the member and the item. */
    shows_names: integer({ mode: 'boolean' }).notNull().default(false),
    created_at: integer().notNull(),
  },
  ({ user_id }) => [index('push_endpoints_user_id').on(user_id)],
);
