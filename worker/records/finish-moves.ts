/** Goes on with what one batch did not move, a batch at a time: see `moves.ts`. */
import { deletedRows, moves } from '@desert/drizzle/schema';
import { and, eq, exists, getTableName, not, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import type { Deletion } from './deleted-rows.ts';
import { removeHidden } from './hiding.ts';
import type { Records } from './kind.ts';
import { endMove, isMoving, type Move, selectMove } from './moves.ts';
import { restoreStep, takeOutStep } from './take-out.ts';

/**
 * Moves what is left, until nothing is, or another turned the move round: that one goes on with it. Counts are true after
 * each of its batches.
 */
export async function finishMove(
  database: Database,
  records: Records,
  begun: Move | undefined,
): Promise<void> {
  for (let move = begun; move;) {
    const { id, direction } = move;
    const step = direction === 'out' ? outStep : backStep;
    const still = database
      .select()
      .from(moves)
      .where(and(eq(moves.id, id), eq(moves.direction, direction)));
    const results = await writeBatch(database, [...step(database, records, move), still]);
    [move] = results.at(-1) as Move[];
  }
}

/** Finishes the move of a record, if one goes on, whoever began it. @returns whether one did */
export async function finishMoveOf(
  database: Database,
  records: Records,
  id: number,
): Promise<boolean> {
  const [move] = await selectMove(database, { table: records.table, id });
  await finishMove(database, records, move);
  return move !== undefined;
}

function outStep(database: Database, records: Records, move: Move): BatchItem<'sqlite'>[] {
  const { table } = records;
  const { of_id: id, deleted_by: user_id, hidden } = move;
  // The clock of Undo is that of the record, which goes last.
  const now = Date.now();
  const deletion: Deletion = { table, id, user_id, now, ...(hidden && { hidden }) };
  const going = isMoving(database, move);
  const left = database.select({ id: table.id }).from(table).where(eq(table.id, id));
  return [
    ...takeOutStep(database, records, deletion, going),
    ...(move.for_good ? [removeHidden(database, records, id, going)] : []),
    forgetLeft(database, records, move),
    endMove(database, move, left.getSQL()),
  ];
}

function backStep(database: Database, records: Records, move: Move): BatchItem<'sqlite'>[] {
  const { of_id: id } = move;
  const going = isMoving(database, move);
  const isThere = isInTable(database, records, id);
  const rows = and(isOf(records, move), going);
  const left = database
    .select({ id: deletedRows.id })
    .from(deletedRows)
    .where(and(isOf(records, move), isThere));
  return [
    ...restoreStep(database, records, { id, now: Date.now() }, and(rows, isThere)),
    forgetLeft(database, records, move),
    endMove(database, move, left.getSQL()),
  ];
}

/** Of a record that went with an account meanwhile nothing comes back. */
function forgetLeft(database: Database, records: Records, move: Move): BatchItem<'sqlite'> {
  const { of_id: id } = move;
  return database
    .delete(deletedRows)
    .where(
      and(
        isOf(records, move),
        isMoving(database, move),
        not(isInTable(database, records, id)),
        not(isStored(database, records, id)),
      ),
    );
}

function isInTable(database: Database, { table }: Records, id: number): SQL {
  return exists(database.select({ id: table.id }).from(table).where(eq(table.id, id)));
}

/** Whether the record itself is out. */
function isStored(database: Database, { table }: Records, id: number): SQL {
  const record = alias(deletedRows, 'record');
  const isIt = and(
    eq(record.of_table, getTableName(table)),
    eq(record.of_id, id),
    eq(record.was_in, getTableName(table)),
  );
  return exists(database.select({ id: record.id }).from(record).where(isIt));
}

function isOf({ table }: Records, { of_id, hidden }: Move): SQL | undefined {
  return and(
    eq(deletedRows.of_table, getTableName(table)),
    eq(deletedRows.of_id, of_id),
    eq(deletedRows.hidden, hidden),
  );
}
