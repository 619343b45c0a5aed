import type { ReportedKind } from '@desert/contract/moderation/moderation';
import { reports } from '@desert/drizzle/schema';
import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm';

/** The condition that a report is open. Reporting again reopens it: `created_at` moves past its `closed_at`. */
export function isOpen(): SQL | undefined {
  const { closed_at, created_at } = reports;
  return or(isNull(closed_at), lt(closed_at, created_at));
}

export function isOpenReport({ kind, id }: { kind: ReportedKind; id: number }): SQL | undefined {
  return and(eq(reports.kind, kind), eq(reports.subject_id, id), isOpen());
}
