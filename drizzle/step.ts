import { createHash } from 'node:crypto';
import type { SQLWrapper } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import { revisions } from './schema/revisions.ts';

const dialect = new SQLiteSyncDialect();

export const builder = drizzle(() => {
  throw new Error('A step is SQL text: it has no connection to run on.');
});

/** A query as text with inlined values, because an SQL file cannot have bound parameters. */
export function toSqlStatement(query: SQLWrapper): string {
  return `${dialect.sqlToQuery(query.getSQL().inlineParams()).sql};`;
}

/** A part of the set-up: a migration, the triggers or a seed. */
export interface SetUpStep {
  name: string;
  hash: string;
  /** Statements in order, each below D1's limit of 100 KB. */
  statements: string[];
}

/** Triggers by name, each with its definition after the name. */
export type Triggers = Record<string, string>;

/** Defines a step, with a last statement that records its hash. Statements of triggers and seeds must be idempotent. */
export function defineSetUpStep(name: string, statements: string[]): SetUpStep {
  const hash = createHash('sha256').update(statements.join('\n')).digest('hex');
  const note = builder
    .insert(revisions)
    .values({ name, hash })
    .onConflictDoUpdate({ target: revisions.name, set: { hash } });
  return { name, hash, statements: [...statements, toSqlStatement(note)] };
}
