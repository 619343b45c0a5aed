import { createHash } from 'node:crypto';
import type { SQLWrapper } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import { seeds } from '../schema/seeds.ts';

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

export interface Seed {
  name: string;
  /** SHA-256 of the statements, in hex: another hash is another content. */
  hash: string;
  /** To run in this order in one transaction; each is below D1's limit of 100 KB. */
  statements: string[];
}

/**
 * Names the statements of a seed, and adds the one that notes in the database what was loaded.
 * The statements must leave the same rows however often they run.
 */
export function defineSeed(name: string, statements: string[]): Seed {
  const hash = createHash('sha256').update(statements.join('\n')).digest('hex');
  const note = builder
    .insert(seeds)
    .values({ name, hash })
    .onConflictDoUpdate({ target: seeds.name, set: { hash } });
  return { name, hash, statements: [...statements, statement(note)] };
}
