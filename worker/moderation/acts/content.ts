/** What moderators do to what members write. */
import { cases, deletedRows, moves } from '@desert/drizzle/schema';
import { and, eq, exists, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { refuse } from '../../market/refusals.ts';
import { deletedValue, isHidden } from '../../records/deleted-rows.ts';
import { hideRecord, putBackRecord, removeHidden } from '../../records/hiding.ts';
import type { Records } from '../../records/kind.ts';
import { selectMove } from '../../records/moves.ts';
import { writtenKind } from '../kinds.ts';
import type { EffectOf } from './effect.ts';

const NO_RECORD = refuse(400, { act: 'This can be done to records and comments only' });
const NO_STORY = refuse(400, { act: 'This can be done to what has comments only' });

/** Leaves a thing as it is. */
export const keep: EffectOf = (database, { kind, id }) => {
  const open = and(eq(cases.kind, kind), eq(cases.of_id, id), eq(cases.state, 'open'));
  return {
    when: exists(database.select({ id: cases.id }).from(cases).where(open)),
    statements: [],
    otherwise: 'This was looked at already.',
  };
};

export const hide: EffectOf = (database, { kind, id, now }, isDone) => {
  const records = writtenKind(kind)?.records;
  if (!records) return NO_RECORD;
  const going = selectMove(database, { table: records.table, id }, eq(moves.hidden, true));
  return {
    when: and(isThere(database, records, id), notExists(going)),
    statements: hideRecord(database, records, { id, now }, isDone),
    hidden: true,
    otherwise: 'This is not in sight any more.',
  };
};

export const putBack: EffectOf = (database, { kind, id, now }) => {
  const records = writtenKind(kind)?.records;
  if (!records) return NO_RECORD;
  return {
    // What `putBackRecord` itself goes by.
    when: canComeBack(database, records, id),
    statements: putBackRecord(database, records, { id, now }),
    hidden: false,
    otherwise: records.on
      ? 'This is not hidden any more, or what it is on is not there: put that back first.'
      : 'This is not hidden any more.',
  };
};

/** For good: nobody can put it back. */
export const remove: EffectOf = (database, { kind, id, now }, isDone) => {
  const records = writtenKind(kind)?.records;
  if (!records) return NO_RECORD;
  const hidden = database
    .select({ id: deletedRows.id })
    .from(deletedRows)
    .where(isHidden(records.table, id, records.table));
  const going = selectMove(database, { table: records.table, id }, eq(moves.for_good, true));
  return {
    when: and(or(isThere(database, records, id), exists(hidden)), notExists(going)),
    statements: [
      ...hideRecord(database, records, { id, now, forGood: true }, isDone),
      ...removeHidden(database, records, { id, now }, isDone),
    ],
    hidden: false,
    otherwise: 'There is nothing here anymore.',
  };
};

export const lock = locking(true);
export const unlock = locking(false);

function locking(locked: boolean): EffectOf {
  return (database, { kind, id }, isDone) => {
    const stories = writtenKind(kind)?.records.story?.stories;
    if (!stories) return NO_STORY;
    const isOther = and(eq(stories.id, id), eq(stories.locked, !locked));
    return {
      when: exists(database.select({ id: stories.id }).from(stories).where(isOther)),
      statements: [
        database
          .update(stories)
          .set({ locked })
          .where(and(eq(stories.id, id), isDone)),
      ],
      otherwise: locked
        ? 'Its comments are closed already, or it is not in sight.'
        : 'Its comments are open already, or it is not in sight.',
    };
  };
}

function isThere(database: Database, { table }: Records, id: number) {
  return exists(database.select({ id: table.id }).from(table).where(eq(table.id, id)));
}

function canComeBack(database: Database, { table, on }: Records, id: number) {
  const hidden = isHidden(table, id, table);
  const story =
    on &&
    sql`EXISTS (SELECT 1 FROM ${on.stories} AS story WHERE story.id = ${deletedValue(on.comments.record_id.name)})`;
  return exists(
    database.select({ id: deletedRows.id }).from(deletedRows).where(and(hidden, story)),
  );
}
