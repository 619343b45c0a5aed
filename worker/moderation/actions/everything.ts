import type { ActionBody } from '@desert/contract/moderation/action-input';
import { moderationActions } from '@desert/drizzle/schema';
import { and, asc, eq, gt, inArray, max, not, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../http/response/refusal.ts';
import type { Database } from '../../platform/database/open.ts';
import { hasRow } from '../../platform/database/sql.ts';
import type { Records } from '../../records/kind.ts';
import { MODERATED_KINDS } from '../../records/moderated-kinds.ts';
import { isOnVisibleStory } from '../../records/visibility/rights.ts';
import type { NewAction } from '../log-action.ts';
import { readSubjects } from '../subject.ts';
import { isSuspended, NOT_SUSPENDED } from './author.ts';
import { matchesSuspension, readNextHiddenIds } from './hidden-by-suspension.ts';
import { readAuthor, isConflict, performAction, takeAction } from './take-action.ts';

/** Number of records after which a request stops hiding or restoring; the client repeats it for the rest. */
const MAX_RECORDS = 300;

const RECORDS_PER_STEP = 20;

/** Comments before stories, because comments on hidden stories are skipped. */
const IN_ORDER = MODERATED_KINDS.toSorted((a, b) => Number(!a.on) - Number(!b.on));

/**
 * Suspends a member and hides everything they wrote. Takes one action per record, so that reporters are notified and
 * each can be restored. A repeated request continues. @returns whether everything is hidden
 */
export async function suspendAndHideRecords(
  database: Database,
  moderator_id: number,
  action: ActionBody,
): Promise<boolean> {
  const author_id = await readAuthor(database, action);
  const { rule, reason } = action;
  const suspended = { moderator_id, rule, reason };
  try {
    await takeAction(database, moderator_id, action);
  } catch (error) {
    // Continues only a suspension by the same moderator, rule and reason: lifting another one would not
    // restore these records.
    const continues =
      isConflict(error) && author_id !== null && (await isInForce(database, author_id, suspended));
    if (!continues) throw error;
  }
  return author_id === null || hideEverything(database, author_id, suspended);
}

/**
 * Restores everything that the current suspension hid, one action per record, then lifts it. A repeated request
 * continues an unfinished one. Records that were hidden separately, or by a suspension that is over, stay hidden.
 * @returns whether everything is restored
 */
export async function unsuspendAndRestoreRecords(
  database: Database,
  moderator_id: number,
  action: ActionBody,
): Promise<boolean> {
  const author_id = await readAuthor(database, action);
  const { rule, reason, suspended_until } = action;
  const only = author_id === null ? undefined : await isNotRestrictedAgain(database, author_id);
  const mayEnd =
    author_id !== null &&
    author_id !== moderator_id &&
    (await isSuspended(database, author_id, suspended_until));
  const reasoned = { moderator_id, rule, reason };
  if (mayEnd && !(await restoreMemberRecords(database, author_id, reasoned, only))) return false;
  await takeAction(database, moderator_id, action, only);
  return true;
}

/** The condition that from now on no one suspends the member or hides a record, so that a lift leaves none hidden. */
async function isNotRestrictedAgain(database: Database, author_id: number): Promise<SQL> {
  const isRestriction = and(
    eq(moderationActions.author_id, author_id),
    inArray(moderationActions.action, ['suspend', 'hide']),
  );
  const newest = await database
    .select({ id: max(moderationActions.id) })
    .from(moderationActions)
    .where(isRestriction)
    .get();
  const later = and(isRestriction, gt(moderationActions.id, newest?.id ?? 0));
  return not(hasRow(moderationActions, later));
}

type Reasoned = Pick<NewAction, 'moderator_id' | 'rule' | 'reason'>;

async function hideEverything(
  database: Database,
  author_id: number,
  reasoned: Reasoned,
): Promise<boolean> {
  let hidden = 0;
  for (const written of IN_ORDER) {
    for (;;) {
      const ids = await readNextRecordIds(database, written, author_id);
      if (ids.length === 0) break;
      if (hidden >= MAX_RECORDS) return false;
      if (!(await isInForce(database, author_id, reasoned))) throw new Refusal(409, NOT_SUSPENDED);
      const only = matchesSuspension(author_id, reasoned);
      await performAll(database, { ...reasoned, action: 'hide' }, written, ids, only);
      hidden += ids.length;
    }
  }
  return true;
}

async function readNextRecordIds(database: Database, records: Records, author_id: number) {
  const { recordRows: rows } = records;
  const foundRows = await database
    .select({ id: rows.id })
    .from(rows)
    .where(
      and(
        eq(rows.user_id, author_id),
        inArray(rows.visibility, ['visible', 'pending']),
        isOnVisibleStory(records),
      ),
    )
    .orderBy(asc(rows.id))
    .limit(RECORDS_PER_STEP);
  return foundRows.map(({ id }) => id as number);
}

async function performAll(
  database: Database,
  action: Reasoned & Pick<NewAction, 'action'>,
  { name: kind }: Records,
  ids: number[],
  only?: SQL,
): Promise<void> {
  const refs = ids.map((id) => ({ kind, id }));
  const subjects = await readSubjects(database, refs);
  for (const [at, ref] of refs.entries()) {
    const subject = subjects[at];
    if (!subject) continue;
    const work = performAction(
      database,
      { ...action, ...ref, subject, isBulk: true, now: Date.now() },
      only,
    );
    await work.catch((error: unknown) => {
      // Someone else was faster. The others are still to do.
      if (!isConflict(error)) throw error;
    });
  }
}

/** Restores stories first, because a comment needs a visible story. @returns whether everything is restored */
async function restoreMemberRecords(
  database: Database,
  author_id: number,
  reasoned: Reasoned,
  only: SQL | undefined,
): Promise<boolean> {
  let restored = 0;
  for (const written of IN_ORDER.toReversed()) {
    for (let after = 0; ;) {
      const ids = await readNextHiddenIds(
        database,
        written,
        { author_id, after },
        RECORDS_PER_STEP,
      );
      after = ids.at(-1) ?? 0;
      if (after === 0) break;
      if (restored >= MAX_RECORDS) return false;
      await performAll(database, { ...reasoned, action: 'put-back' }, written, ids, only);
      restored += ids.length;
    }
  }
  return true;
}

async function isInForce(database: Database, author_id: number, by: Reasoned): Promise<boolean> {
  const suspended = matchesSuspension(author_id, by);
  const [row] = await database.all<{ suspended: number }>(sql`SELECT ${suspended} AS suspended`);
  return row?.suspended === 1;
}
