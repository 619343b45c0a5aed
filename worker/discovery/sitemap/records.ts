/** The sitemaps of what people wrote: each is for a range of ids, so it reads the same however many there are. */
import { and, asc, gt, lte, max } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../database/open.ts';
import type { RecordTable } from '../../records/kind.ts';
import { namedKinds } from '../../records/registry.ts';

/** How many ids one sitemap is for, and so how many rows it reads at most; the format allows 50,000. */
export const IDS_PER_SITEMAP = 5000;

/** How many sitemaps the records of each kind have. Reads one row of each table. */
export async function countSitemaps(
  database: Database,
): Promise<{ name: string; count: number }[]> {
  const last = namedKinds.map(([, { table }]) =>
    database.select({ id: max(table.id) }).from(table),
  );
  const found = await database.batch(last as unknown as [BatchItem<'sqlite'>]);
  return namedKinds.map(([name], at) => {
    const [row] = found[at] as { id: number | null }[];
    return { name, count: Math.ceil((row?.id ?? 0) / IDS_PER_SITEMAP) };
  });
}

/** The ids of the records in a sitemap. @param page counts from 1, from the oldest on */
export async function recordIds(
  database: Database,
  table: RecordTable,
  page: number,
): Promise<number[]> {
  const last = page * IDS_PER_SITEMAP;
  const rows = await database
    .select({ id: table.id })
    .from(table)
    .where(and(gt(table.id, last - IDS_PER_SITEMAP), lte(table.id, last)))
    .orderBy(asc(table.id));
  return rows.map((row) => row.id as number);
}
