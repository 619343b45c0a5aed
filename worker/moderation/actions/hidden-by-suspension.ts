import { moderationActions } from '@desert/drizzle/schema';
import {
  and,
  asc,
  eq,
  exists,
  gt,
  lt,
  max,
  notExists,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../database/open.ts';
import type { Records } from '../../records/kind.ts';
import { isOnVisibleStory } from '../../records/visibility.ts';
import { reportedKind, type WrittenKind } from '../../records/written-kinds.ts';

/** Lists the next ids of a table that a suspension in force hid. Leaves out comments whose story is not visible. */
export async function nextHiddenBySuspension(
  database: Database,
  { records }: WrittenKind,
  { author_id, after }: { author_id: number; after: number },
  limit: number,
): Promise<number[]> {
  const { recordRows: rows } = records;
  const hidden = await database
    .select({ id: rows.id })
    .from(rows)
    .where(
      and(
        eq(rows.user_id, author_id),
        gt(rows.id, after),
        eq(rows.visibility, 'hidden'),
        isOnVisibleStory(records),
        isHiddenBySuspension(database, records, author_id),
      ),
    )
    .orderBy(asc(rows.id))
    .limit(limit);
  return hidden.map(({ id }) => id as number);
}

/** Whether the action that hid a record has the moderator, rule and reason of an earlier suspension that is in force. */
function isHiddenBySuspension(database: Database, records: Records, author_id: number): SQL {
  const hid = alias(moderationActions, 'hid');
  const last = database
    .select({ id: max(moderationActions.id) })
    .from(moderationActions)
    .where(
      and(
        eq(moderationActions.kind, reportedKind(records)),
        eq(moderationActions.of_id, records.recordRows.id),
        eq(moderationActions.action, 'hide'),
      ),
    );
  return exists(
    database
      .select({ id: hid.id })
      .from(hid)
      .where(and(sql`${hid.id} = ${last}`, isSuspendedBy(database, author_id, hid, hid.id))),
  );
}

interface SuspendedBy {
  moderator_id: SQLWrapper | number | null;
  rule: SQLWrapper | string;
  reason: SQLWrapper | string;
}

/**
 * Whether a suspension by this moderator, for this rule and reason, is in force: neither over nor lifted.
 * @param before the id of an action that the suspension has to precede
 */
export function isSuspendedBy(
  database: Database,
  author_id: number,
  { moderator_id, rule, reason }: SuspendedBy,
  before?: SQLWrapper,
): SQL {
  const suspension = alias(moderationActions, 'suspension');
  const lifted = alias(moderationActions, 'lifted');
  const lift = database
    .select({ id: lifted.id })
    .from(lifted)
    .where(
      and(
        eq(lifted.author_id, author_id),
        eq(lifted.action, 'unsuspend'),
        gt(lifted.id, suspension.id),
      ),
    );
  return exists(
    database
      .select({ id: suspension.id })
      .from(suspension)
      .where(
        and(
          eq(suspension.author_id, author_id),
          eq(suspension.action, 'suspend'),
          gt(suspension.until, Date.now()),
          sql`${suspension.moderator_id} IS ${moderator_id}`,
          eq(suspension.rule, rule),
          eq(suspension.reason, reason),
          before && lt(suspension.id, before),
          notExists(lift),
        ),
      ),
  );
}
