import type { ReportedKind } from '@desert/contract/moderation';
import { deletedRows, moderationActs } from '@desert/drizzle/schema';
import {
  and,
  asc,
  eq,
  exists,
  getTableName,
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
import type { WrittenKind } from '../../search/kinds.ts';
import { reportedKind } from '../kinds.ts';
import { hasStory } from './content.ts';

/** Lists the next ids of a table that a suspension in force hid. Leaves out comments whose story is gone. */
export async function nextHiddenBySuspension(
  database: Database,
  { records }: WrittenKind,
  { author_id, after }: { author_id: number; after: number },
  limit: number,
): Promise<number[]> {
  const { of_table, of_id, was_in, user_id, hidden } = deletedRows;
  const name = getTableName(records.table);
  const rows = await database
    .select({ id: of_id })
    .from(deletedRows)
    .where(
      and(
        eq(user_id, author_id),
        eq(of_table, name),
        eq(was_in, name),
        gt(of_id, after),
        eq(hidden, true),
        hasStory(records),
        isHiddenBySuspension(database, reportedKind(records), author_id),
      ),
    )
    .orderBy(asc(of_id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whether the act that hid a record has the moderator, rule and reason of an earlier suspension that is in force. */
function isHiddenBySuspension(database: Database, kind: ReportedKind, author_id: number): SQL {
  const hid = alias(moderationActs, 'hid');
  const last = database
    .select({ id: max(moderationActs.id) })
    .from(moderationActs)
    .where(
      and(
        eq(moderationActs.kind, kind),
        eq(moderationActs.of_id, deletedRows.of_id),
        eq(moderationActs.act, 'hide'),
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
 * @param before the id of an act that the suspension has to precede
 */
export function isSuspendedBy(
  database: Database,
  author_id: number,
  { moderator_id, rule, reason }: SuspendedBy,
  before?: SQLWrapper,
): SQL {
  const suspension = alias(moderationActs, 'suspension');
  const lifted = alias(moderationActs, 'lifted');
  const lift = database
    .select({ id: lifted.id })
    .from(lifted)
    .where(
      and(
        eq(lifted.author_id, author_id),
        eq(lifted.act, 'unsuspend'),
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
          eq(suspension.act, 'suspend'),
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
