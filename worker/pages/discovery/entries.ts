import { desc } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import type { RecordKind } from '../../records/kind.ts';
import { toRecordsJson, selectRecords } from '../../records/queries.ts';
import { isNewestTagged } from '../../records/tagged.ts';
import type { RssEntry } from './rss.ts';

interface EntryInput {
  page: string;
  limit: number;
  tag?: string;
}

const READING = { viewer: null, listed: true };

export async function readNewestEntries(
  database: Database,
  kind: RecordKind,
  { page, limit, tag }: EntryInput,
): Promise<RssEntry[]> {
  const rows = await selectRecords(database, kind, READING)
    .where(tag === undefined ? kind.isListed : isNewestTagged(kind, [tag], { limit }))
    .orderBy(desc(kind.table.id))
    .limit(limit);
  return rows.flatMap((row) => {
    const { id, created_at } = row as { id: number; created_at: number };
    return toRecordsJson(kind, [row], READING).map((record): RssEntry => {
      const { title, details, author, picture } = kind.entryOf(record);
      return {
        title,
        address: `${page}/${id}`,
        text: details,
        author: author.username,
        published: new Date(created_at),
        picture: picture && { ...picture, ...picture.photo, url: new URL(picture.url, page).href },
      };
    });
  });
}
