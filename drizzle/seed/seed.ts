import { createHash } from 'node:crypto';
import type { SQLWrapper } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import { seeds } from '../schema/seeds.ts';

const dialect = new SQLiteSyncDialect();

export const builder = drizzle(() => {
  throw new Error('A seed is SQL text: it has no connection to run on.');
});

/** A query as text with inlined values, because an SQL file cannot have bound parameters. */
export function statement(query: SQLWrapper): string {
  return `${dialect.sqlToQuery(query.getSQL().inlineParams()).sql};`;
}

export interface Seed {
  name: string;
  hash: string;
  /** Statements in order, each below D1's limit of 100 KB. */
  statements: string[];
}

/** Defines a seed, with a last statement that records its hash. The statements must be idempotent. */
export function defineSeed(name: string, statements: string[]): Seed {
  const hash = createHash('sha256').update(statements.join('\n')).digest('hex');
  const note = builder
    .insert(seeds)
    .values({ name, hash })
    .onConflictDoUpdate({ target: seeds.name, set: { hash } });
  return { name, hash, statements: [...statements, statement(note)] };
}
