import { moderationActions } from '@desert/drizzle/schema';
import { and, asc, eq, gt, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import type { Records } from '../../records/kind.ts';
import { isOnVisibleStory } from '../../records/visibility/rights.ts';

/** The next ids of the author's records that a current suspension hid, without comments on hidden stories. */
export async function readNextHiddenIds(
  database: Database,
  records: Records,
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
        isHiddenBySuspension(records, author_id),
      ),
    )
    .orderBy(asc(rows.id))
    .limit(limit);
  return hidden.map(({ id }) => id as number);
}

/**
 * The condition that the last action that hid a record has the moderator, rule and reason of an earlier suspension
 * that is still current.
 */
function isHiddenBySuspension(records: Records, author_id: number): SQL {
  const column = (name: string) => sql.raw(`hid.${name}`);
  const hid = {
    moderator_id: column('moderator_id'),
    rule: column('rule'),
    reason: column('reason'),
  };
  return sql`EXISTS (SELECT 1 FROM ${moderationActions} AS hid
    WHERE hid.id = (SELECT max(id) FROM ${moderationActions} AS last WHERE last.kind = ${records.name}
        AND last.subject_id = ${records.recordRows.id} AND last.action = 'hide')
      AND ${matchesSuspension(author_id, hid, column('id'))})`;
}

interface SuspendedBy {
  moderator_id: SQLWrapper | number | null;
  rule: SQLWrapper | string;
  reason: SQLWrapper | string;
}

/**
 * The condition that this moderator suspended the author for this rule and reason, and the suspension is neither
 * expired nor lifted. @param before id of the action that the suspension must precede
 */
export function matchesSuspension(
  author_id: number,
  { moderator_id, rule, reason }: SuspendedBy,
  before: SQLWrapper | number = Number.MAX_SAFE_INTEGER,
): SQL {
  return sql`EXISTS (SELECT 1 FROM ${moderationActions} AS suspension
    WHERE suspension.author_id = ${author_id} AND suspension.action = 'suspend' AND suspension.until > ${Date.now()}
      AND suspension.moderator_id IS ${moderator_id} AND suspension.rule = ${rule} AND suspension.reason = ${reason}
      AND suspension.id < ${before}
      AND NOT EXISTS (SELECT 1 FROM ${moderationActions} AS lifted
        WHERE lifted.author_id = ${author_id} AND lifted.action = 'unsuspend' AND lifted.id > suspension.id))`;
}
