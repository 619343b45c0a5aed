import { BLOCKING_RULES } from '@desert/contract/moderation/moderation';
import {
  appeals,
  attendances,
  cases,
  photos,
  ratings,
  recordImages,
  removedPhotos,
} from '@desert/drizzle/schema';
import { isVisible, type Visibility } from '@desert/drizzle/schema/visibility';
import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../http/response/refusal.ts';
import type { Database } from '../../platform/database/open.ts';
import { hasRow, insertSelect } from '../../platform/database/sql.ts';
import { endPendingEdit } from '../../records/edits.ts';
import { getKindName, isStoryKind, type Records } from '../../records/kind.ts';
import { findWrittenKind } from '../../records/moderated-kinds.ts';
import { changeVisibility, FINAL_AT } from '../../records/visibility/change-visibility.ts';
import { isOnVisibleStory } from '../../records/visibility/rights.ts';
import { isWithdrawable } from '../appeals/close-appeals.ts';
import { isDecidable } from '../appeals/other-moderator.ts';
import { type EffectOf, type NewAction, selectLoggedId } from '../log-action.ts';
import type { SubjectRef } from '../subject.ts';

const REVIEWED = 'This was already reviewed.';
const REMOVED = 'This no longer exists.';

export const keepContent: EffectOf = (database, { kind, id }, isDone) => {
  const records = findWrittenKind(kind);
  const open = and(eq(cases.kind, kind), eq(cases.subject_id, id), eq(cases.state, 'open'));
  return {
    when: hasRow(cases, open),
    statements: records ? [endPendingEdit(database, records, id, false, isDone)] : [],
    otherwise: REVIEWED,
  };
};

/** Hides a record, also one that its author just deleted, so that Undo cannot restore it. */
export const hideRecord: EffectOf = (database, { kind, id, now, moderator_id }, isDone) => {
  const records = checkRecords(kind);
  const change = { id, to: 'hidden', by: moderator_id, at: now } as const;
  return {
    when: isThere(
      records,
      id,
      or(hasVisibility(records, 'visible', 'pending'), isUndoable(records)),
    ),
    statements: [changeVisibility(database, records, change, isDone)],
    otherwise: 'This is already hidden or deleted.',
  };
};

/** Shows a hidden or pending record, or applies its pending edit. A comment needs a visible story. */
export const putBack: EffectOf = (database, { kind, id, now, moderator_id }, isDone) => {
  const records = checkRecords(kind);
  const { recordRows: rows, on } = records;
  const isOut = hasVisibility(records, 'hidden', 'pending');
  const change = { id, to: 'visible', by: moderator_id, at: now } as const;
  return {
    when: isThere(
      records,
      id,
      and(or(isOut, isNotNull(rows.pending_edit)), isOnVisibleStory(records)),
    ),
    statements: [
      endPendingEdit(database, records, id, true, isDone),
      changeVisibility(database, records, change, and(isOut, isDone)),
    ],
    otherwise: on
      ? 'This is no longer hidden, or the post or memory it’s on is hidden. If so, restore that first.'
      : 'This is no longer hidden.',
  };
};

export const removeContent: EffectOf = (database, action, isDone) => {
  const { kind, id, moderator_id, rule } = action;
  if (kind === 'notices') return changePage(id);
  if (kind === 'attendances') return removeLine(database, id, isDone);
  if (kind === 'ratings' || kind === 'rating-replies')
    return removeRating(database, { kind, id }, isDone);
  const records = checkRecords(kind);
  const change = { id, to: 'deleted', by: moderator_id, at: FINAL_AT } as const;
  return {
    when: isThere(
      records,
      id,
      or(ne(records.recordRows.visibility, 'deleted'), isUndoable(records)),
    ),
    statements: [
      ...(rule && BLOCKING_RULES.includes(rule) ? [blockPhotos(database, action, isDone)] : []),
      changeVisibility(database, records, change, isDone),
    ],
    otherwise: REMOVED,
  };
};

/** The statement that keeps the photos of a record from being uploaded again, by anyone. */
function blockPhotos(database: Database, action: NewAction, isDone: SQL) {
  const { kind, id } = action;
  const { content, id: photo_id } = photos;
  const owner = getKindName(checkRecords(kind).recordRows);
  const isOfRecord = and(eq(recordImages.kind, owner), eq(recordImages.record_id, id), isDone);
  return insertSelect(
    database,
    removedPhotos,
    { content, action_id: selectLoggedId(action) },
    sql`FROM ${recordImages} INNER JOIN ${photos} ON ${eq(photo_id, recordImages.photo_id)} WHERE ${isOfRecord}`,
  ).onConflictDoNothing();
}

/** Takes back a warning or a removal that the author asked about. A trigger lets its photos be uploaded again. */
export const withdrawDecision: EffectOf = (_, { kind, id, moderator_id }) => ({
  when: hasRow(appeals, and(isDecidable(moderator_id, { kind, id }), isWithdrawable())),
  statements: [],
  otherwise: REVIEWED,
});

/** Says that an operator changed a page without an author, which no action here can do. */
function changePage(id: number): ReturnType<EffectOf> {
  const isOpen = and(eq(cases.kind, 'notices'), eq(cases.subject_id, id), eq(cases.state, 'open'));
  return { when: hasRow(cases, isOpen), statements: [], otherwise: REVIEWED };
}

/** Clears seat and note; the member still counts as having been at the game. */
function removeLine(database: Database, id: number, isDone: SQL): ReturnType<EffectOf> {
  const isOne = eq(attendances.id, id);
  const isWritten = or(ne(attendances.seat, ''), ne(attendances.line, ''));
  return {
    when: hasRow(attendances, and(isOne, isWritten)),
    statements: [
      database.update(attendances).set({ seat: '', line: '' }).where(and(isOne, isDone)),
    ],
    otherwise: REMOVED,
  };
}

/** Removes a rating, or the reply to it. The row stays, so that its author cannot rate or reply again. */
function removeRating(
  database: Database,
  { kind, id }: SubjectRef,
  isDone: SQL,
): ReturnType<EffectOf> {
  const isOne = eq(ratings.id, id);
  const [isThere, removed] =
    kind === 'ratings'
      ? [isNotNull(ratings.shown_at), { shown_at: null }]
      : [ne(ratings.reply, ''), { reply: '' }];
  return {
    when: hasRow(ratings, and(isOne, isThere)),
    statements: [database.update(ratings).set(removed).where(and(isOne, isDone))],
    otherwise: REMOVED,
  };
}

export const lock = createLockEffect(true);
export const unlock = createLockEffect(false);

function createLockEffect(locked: boolean): EffectOf {
  return (database, { kind, id }, isDone) => {
    const records = findWrittenKind(kind);
    if (!records || !isStoryKind(records))
      throw new Refusal(400, { action: 'This only works on posts and memories' });
    const { recordRows: stories } = records;
    const isOther = and(eq(stories.id, id), isVisible(stories), eq(stories.locked, !locked));
    return {
      when: hasRow(stories, isOther),
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

function checkRecords(kind: SubjectRef['kind']): Records {
  const records = findWrittenKind(kind);
  if (records) return records;
  throw new Refusal(400, { action: 'This only works on items, posts, memories, and comments' });
}

function isThere({ recordRows: rows }: Records, id: number, where: SQL | undefined): SQL {
  return hasRow(rows, and(eq(rows.id, id), where));
}

function hasVisibility({ recordRows: rows }: Records, ...visibilities: Visibility[]): SQL {
  return inArray(rows.visibility, visibilities);
}

function isUndoable({ recordRows: rows }: Records): SQL | undefined {
  return and(eq(rows.visibility, 'deleted'), ne(rows.visibility_changed_at, FINAL_AT));
}
