import { personSlugs, recordTags } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import type { RecordKind } from './kind.ts';

interface Newest {
  limit: number;
  before?: number | undefined;
}

/**
 * The condition that a record is among the newest with one of the tags. Reads at most `limit` rows per tag.
 * @param wanted at least one tag, validated by `TagFilter`
 */
export function isNewestTagged(
  { name, table }: Pick<RecordKind, 'name' | 'table'>,
  wanted: string[],
  { limit, before = Number.MAX_SAFE_INTEGER }: Newest,
): SQL {
  const { tag, kind, record_id } = recordTags;
  const ids = wanted.map(
    (value) => sql`SELECT * FROM (SELECT ${record_id} FROM ${recordTags}
      WHERE ${tag} = ${buildTagKey(value)} AND ${kind} = ${name} AND ${record_id} < ${before} ORDER BY ${record_id} DESC LIMIT ${limit})`,
  );
  return sql`${table.id} IN (${sql.join(ids, sql` UNION ALL `)})`;
}

/** SQL that resolves a tag to its key: a present or former slug of a player becomes the id. */
function buildTagKey(tag: string): SQL {
  const [, slug] = /^player:(.*\D.*)$/.exec(tag) ?? [];
  if (slug === undefined) return sql`${tag}`;
  return sql`(SELECT 'player:' || ${personSlugs.person_id} FROM ${personSlugs} WHERE ${personSlugs.slug} = ${slug})`;
}

/** The key of a tag in `record_tags`; '' for an unknown slug, which matches no record. */
export async function readStoredKey(database: Database, tag: string): Promise<string> {
  const [row] = await database.all<{ key: string | null }>(sql`SELECT ${buildTagKey(tag)} AS key`);
  return row?.key ?? '';
}
