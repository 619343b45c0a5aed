import type { ReportedKind } from '@desert/contract/moderation';
import { reports } from '@desert/drizzle/schema';
import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm';

/** Reporting again reopens the member's row: `created_at` moves past its `closed_at`. */
export function isOpen(): SQL | undefined {
  const { closed_at, created_at } = reports;
  return or(isNull(closed_at), lt(closed_at, created_at));
}

export function isOpenReport({ kind, id }: { kind: ReportedKind; id: number }): SQL | undefined {
  return and(eq(reports.kind, kind), eq(reports.of_id, id), isOpen());
}
