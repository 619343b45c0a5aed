/** The sitemaps of what people wrote: each is for a range of ids, so it reads the same however many there are. */
import { memories, merch, news } from '@desert/drizzle/schema';
import { and, asc, gt, lte, max } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';

/** How many ids one sitemap is for, and so how many rows it reads at most; the format allows 50,000. */
export const IDS_PER_SITEMAP = 5000;

/** By their paths: what the API calls them is where their pages are. */
const TABLES = { merch, news, memories };

export type RecordName = keyof typeof TABLES;

export const RECORD_NAMES = Object.keys(TABLES) as RecordName[];

/** How many sitemaps the records of each name have. Reads one row of each table. */
export async function countSitemaps(
  database: Database,
): Promise<{ name: RecordName; count: number }[]> {
  const last = (name: RecordName) =>
    database.select({ id: max(TABLES[name].id) }).from(TABLES[name]);
  const found = await database.batch([last('merch'), last('news'), last('memories')]);
  return RECORD_NAMES.map((name, at) => ({
    name,
    count: Math.ceil((found[at]?.[0]?.id ?? 0) / IDS_PER_SITEMAP),
  }));
}

/** The ids of the records in a sitemap. @param page counts from 1, from the oldest on */
export async function recordIds(
  database: Database,
  name: RecordName,
  page: number,
): Promise<number[]> {
  const { id } = TABLES[name];
  const last = page * IDS_PER_SITEMAP;
  const rows = await database
    .select({ id })
    .from(TABLES[name])
    .where(and(gt(id, last - IDS_PER_SITEMAP), lte(id, last)))
    .orderBy(asc(id));
  return rows.map((row) => row.id);
}
