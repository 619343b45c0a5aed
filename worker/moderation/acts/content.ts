/** What moderators do to what members write. */
import { cases, deletedRows, moves } from '@desert/drizzle/schema';
import { and, eq, exists, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { refuse } from '../../market/refusals.ts';
import { deletedValue, isHidden } from '../../records/deleted-rows.ts';
import { hideRecord, putBackRecord, removeHidden } from '../../records/hiding.ts';
import type { Records } from '../../records/kind.ts';
import { selectMove } from '../../records/moves.ts';
import { writtenKind } from '../kinds.ts';
import type { EffectOf } from './effect.ts';

const NO_RECORD = refuse(400, { act: 'This only works on items, posts, memories, and comments' });
const NO_STORY = refuse(400, { act: 'This only works on posts and memories' });

/** Leaves a thing as it is. */
export const keep: EffectOf = (database, { kind, id }) => {
  const open = and(eq(cases.kind, kind), eq(cases.of_id, id), eq(cases.state, 'open'));
  return {
    when: exists(database.select({ id: cases.id }).from(cases).where(open)),
    statements: [],
    otherwise: 'This was already reviewed.',
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
    otherwise: 'This is already hidden or deleted.',
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
      ? 'This is no longer hidden, or the post or memory it’s on is hidden. If so, restore that first.'
      : 'This is no longer hidden.',
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
      removeHidden(database, records, id, isDone),
    ],
    hidden: false,
    otherwise: 'This no longer exists.',
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
        ? 'Its comments are already closed, or it’s hidden.'
        : 'Its comments are already open, or it’s hidden.',
    };
  };
}

function isThere(database: Database, { table }: Records, id: number) {
  return exists(database.select({ id: table.id }).from(table).where(eq(table.id, id)));
}

function canComeBack(database: Database, records: Records, id: number) {
  const { table } = records;
  const hidden = isHidden(table, id, table);
  return exists(
    database
      .select({ id: deletedRows.id })
      .from(deletedRows)
      .where(and(hidden, hasStory(records))),
  );
}

/** Whether the story of a hidden comment is there; undefined for what is no comment. */
export function hasStory({ on }: Records): SQL | undefined {
  return (
    on &&
    sql`EXISTS (SELECT 1 FROM ${on.stories} AS story WHERE story.id = ${deletedValue(on.comments.record_id.name)})`
  );
}
