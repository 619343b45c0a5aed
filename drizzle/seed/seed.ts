import { createHash } from 'node:crypto';
import { seeds } from '../schema/seeds.ts';
import { builder, statement } from './statement.ts';

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
