import type { ReportedKind } from '@desert/contract/moderation';
import { deletedRows, moderationActs } from '@desert/drizzle/schema';
import { and, asc, eq, exists, getTableName, gt, lt, max, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../database/open.ts';
import type { WrittenKind } from '../../search/kinds.ts';
import { reportedKind } from '../kinds.ts';
import { hasStory } from './content.ts';

/** The next ids, by table, of what was hidden with the suspensions of a member that are in force; not of comments whose story is gone. */
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

/**
 * Whether the act that hid a thing carries the moderator, rule and reason of a suspension before it. Only suspensions that are in force
 * count, and none that was lifted.
 */
function isHiddenBySuspension(database: Database, kind: ReportedKind, author_id: number): SQL {
  const [hid, suspension, lifted] = ['hid', 'suspension', 'lifted'].map((name) =>
    alias(moderationActs, name),
  ) as [typeof moderationActs, typeof moderationActs, typeof moderationActs];
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
  const isLifted = exists(
    database
      .select({ id: lifted.id })
      .from(lifted)
      .where(
        and(
          eq(lifted.author_id, author_id),
          eq(lifted.act, 'unsuspend'),
          gt(lifted.id, suspension.id),
        ),
      ),
  );
  return exists(
    database
      .select({ id: hid.id })
      .from(hid)
      .innerJoin(
        suspension,
        and(
          eq(suspension.author_id, author_id),
          eq(suspension.act, 'suspend'),
          lt(suspension.id, hid.id),
          gt(suspension.until, Date.now()),
          sql`${suspension.moderator_id} IS ${hid.moderator_id}`,
          eq(suspension.rule, hid.rule),
          eq(suspension.reason, hid.reason),
          not(isLifted),
        ),
      )
      .where(sql`${hid.id} = ${last}`),
  );
}
