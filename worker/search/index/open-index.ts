/**
 * Opens the index. It must be rebuilt if its revision and the one that the database stores do not fit together: then
 * one of the two is a restored copy.
 */
import { revisions } from '@desert/drizzle/schema';
import { eq, sql } from 'drizzle-orm';
import { enqueueJobs } from '../../jobs/queue.ts';
import type { Database } from '../../platform/database/open.ts';
import { type IndexState, readState } from './state.ts';

const NOTE = 'search index';

export interface OpenIndex {
  state: IndexState;
  noted: number;
}

/** Opens the index of this database. @returns undefined if it is missing or does not match, and must be rebuilt */
export async function openIndex(
  database: Database,
  search: D1Database,
): Promise<OpenIndex | undefined> {
  // Another runner may have written between the two reads.
  return (await tryOpen(database, search)) ?? (await tryOpen(database, search));
}

async function tryOpen(database: Database, search: D1Database): Promise<OpenIndex | undefined> {
  const state = await readState(search);
  const noted = await readNotedRevision(database);
  // A restored index has a revision below `noted`; after a restored database, `noted` is below `state.noted`.
  return state && state.noted <= noted && noted <= state.revision ? { state, noted } : undefined;
}

export async function readNotedRevision(database: Database): Promise<number> {
  const note = await database
    .select({ hash: revisions.hash })
    .from(revisions)
    .where(eq(revisions.name, NOTE))
    .get();
  return Number(note?.hash ?? 0);
}

/** The statement that stores the index's revision in the database, in the transaction that completes its jobs. */
export function noteRevision(database: Database, revision: number) {
  return database
    .insert(revisions)
    .values({ name: NOTE, hash: String(revision) })
    .onConflictDoUpdate({
      target: revisions.name,
      set: { hash: sql`CAST(max(CAST(${revisions.hash} AS INTEGER), ${revision}) AS TEXT)` },
    });
}

/** The statement that enqueues a rebuild of the index, unless one is queued. */
export function enqueueRebuild(database: Database) {
  const job = { kind: 'rebuild', key: 'search', at: Date.now() };
  return enqueueJobs(database, job).onConflictDoNothing();
}
