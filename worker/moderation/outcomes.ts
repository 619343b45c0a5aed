import type { MonthlyOutcomes, Outcome } from '@desert/contract/moderation/decisions';
import { moderationCounts } from '@desert/drizzle/schema';
import { desc, gte } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** What moderation did in each of the last twelve months. */
export async function listOutcomes(database: Database): Promise<MonthlyOutcomes[]> {
  const first = new Date(Date.now() - YEAR_MS).toISOString().slice(0, 7);
  const rows = await database
    .select()
    .from(moderationCounts)
    .where(gte(moderationCounts.month, first))
    .orderBy(desc(moderationCounts.month));
  const months = [...new Set(rows.map(({ month }) => month))];
  return months.map((month) => ({
    month,
    counts: Object.fromEntries(
      rows
        .filter((row) => row.month === month)
        .map(({ outcome, count }) => [outcome as Outcome, count]),
    ),
  }));
}
