/**
 * What takes more than one batch to delete or to put back: a row of `moves` says so from the first batch to the last, so that
 * what was cut off is finished.
 */
import { moves } from '@desert/drizzle/schema';
import { and, eq, exists, getTableName, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open.ts';
import type { Deletion } from './deleted-rows.ts';

export type Move = typeof moves.$inferSelect;

/** A move that is to be begun. */
export interface NewMove extends Pick<Move, 'direction'> {
  deletion: Deletion;
  /** Whether what is out is removed. */
  forGood?: boolean | undefined;
}

/**
 * Notes that a move goes on, or now goes the other way. To be put behind the batch's own part of it.
 * @param from the row that is still to go
 */
export function beginMove(
  database: Database,
  { deletion, direction, forGood = false }: NewMove,
  from: SQLiteTable,
  where: SQL | undefined,
) {
  const { table, id, user_id, now, hidden = false } = deletion;
  // What moderation takes out is not the author's to have back, also where the author was at it, too.
  const started = {
    direction,
    hidden: sql`max(${moves.hidden}, excluded.hidden)`,
    for_good: direction === 'out' ? sql`max(${moves.for_good}, excluded.for_good)` : false,
    started_at: now,
  };
  const row = database
    .select({
      id: sql<number>`NULL`.as('id'),
      of_table: sql<string>`${getTableName(table)}`.as('of_table'),
      of_id: sql<number>`${id}`.as('of_id'),
      direction: sql<Move['direction']>`${direction}`.as('direction'),
      deleted_by: sql<number>`${user_id}`.as('deleted_by'),
      hidden: sql<boolean>`${Number(hidden)}`.as('hidden'),
      for_good: sql<boolean>`${Number(forGood)}`.as('for_good'),
      started_at: sql<number>`${now}`.as('started_at'),
    })
    .from(from)
    .where(where)
    .limit(1);
  return database
    .insert(moves)
    .select(row)
    .onConflictDoUpdate({ target: [moves.of_table, moves.of_id], set: started });
}

/** The query of the move of a record, if one goes on. @param where only if */
export function selectMove(
  database: Database,
  { table, id }: Pick<Deletion, 'table' | 'id'>,
  where?: SQL,
) {
  return database
    .select()
    .from(moves)
    .where(and(eq(moves.of_table, getTableName(table)), eq(moves.of_id, id), where));
}

/** Ends a move back of what is taken out again, whole and in one batch. */
export function endReturn(database: Database, { table, id }: Pick<Deletion, 'table' | 'id'>) {
  const isIt = and(eq(moves.of_table, getTableName(table)), eq(moves.of_id, id));
  const isGone = sql`NOT EXISTS (SELECT 1 FROM ${table} WHERE id = ${id})`;
  return database.delete(moves).where(and(isIt, eq(moves.direction, 'back'), isGone));
}

/** Whether a move goes on in its direction: every statement of one asks, since another may have turned it. */
export function isMoving(database: Database, { id, direction }: Move): SQL {
  const same = and(eq(moves.id, id), eq(moves.direction, direction));
  return exists(database.select({ id: moves.id }).from(moves).where(same));
}

/** Ends a move of which nothing is left. @param left the query of that */
export function endMove(
  database: Database,
  { id, direction }: Move,
  left: SQL,
): BatchItem<'sqlite'> {
  const isAll = sql`NOT EXISTS (${left})`;
  return database.delete(moves).where(and(eq(moves.id, id), eq(moves.direction, direction), isAll));
}
