import type { SQLWrapper } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { drizzle } from 'drizzle-orm/sqlite-proxy';

const dialect = new SQLiteSyncDialect();

/** Builds queries, never runs them. */
export const builder = drizzle(() => {
  throw new Error('A seed is SQL text: it has no connection to run on.');
});

/**
 * The text of one query with its values written in: a file of SQL has no bound parameters, and D1
 * takes at most 100 of them.
 */
export function statement(query: SQLWrapper): string {
  return `${dialect.sqlToQuery(query.getSQL().inlineParams()).sql};`;
}
