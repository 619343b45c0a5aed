import type { CaseNotice, NoticeReason } from '@desert/contract/moderation/notices';
import { type cases, notices } from '@desert/drizzle/schema';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';

const NEWEST = 5;

export type NoticeRow = Awaited<ReturnType<typeof selectNotices>>[number];

export function selectNotices(
  database: Database,
  { kind, subject_id }: Pick<typeof cases.$inferSelect, 'kind' | 'subject_id'>,
) {
  const { why, details, page, confirmed_at } = notices;
  return database
    .select({ why, details, page, confirmed_at })
    .from(notices)
    .where(and(eq(notices.kind, kind), eq(notices.subject_id, subject_id), isNotNull(confirmed_at)))
    .orderBy(desc(notices.id))
    .limit(NEWEST);
}

/** Leaves out the sender's email, which moderators do not need. */
export function noticeJson({ why, details, page, confirmed_at }: NoticeRow): CaseNotice {
  const { pathname, search, hash } = new URL(page);
  return {
    why: why as NoticeReason,
    details,
    path: pathname + search + hash,
    at: new Date(Number(confirmed_at)).toISOString(),
  };
}
