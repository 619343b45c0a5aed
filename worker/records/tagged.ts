import { personSlugs } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { RecordKind } from './kind.ts';

interface Newest {
  limit: number;
  before?: number | undefined;
}

/**
 * Whether a record of a query is among the newest with one of these tags. Reads so many rows for each tag, however
 * many records have it.
 * @param wanted at least one, each as `TagFilter` lets it through
 */
export function newestTagged(
  { table, tags }: Pick<RecordKind, 'table' | 'tags'>,
  wanted: string[],
  { limit, before = Number.MAX_SAFE_INTEGER }: Newest,
): SQL {
  const { tag, record_id } = tags.table;
  const ids = wanted.map(
    (one) => sql`SELECT * FROM (SELECT ${record_id} FROM ${tags.table}
      WHERE ${tag} = ${keySql(one)} AND ${record_id} < ${before} ORDER BY ${record_id} DESC LIMIT ${limit})`,
  );
  return sql`${table.id} IN (${sql.join(ids, sql` UNION ALL `)})`;
}

/** The query of a tag as the tags tables have it: of a player's slug, present or former, the one with his id. */
function keySql(tag: string): SQL {
  const [, slug] = /^player:(.*\D.*)$/.exec(tag) ?? [];
  if (slug === undefined) return sql`${tag}`;
  return sql`(SELECT 'player:' || ${personSlugs.person_id} FROM ${personSlugs} WHERE ${personSlugs.slug} = ${slug})`;
}

/** A tag as the tags tables have it; '' where nobody is called so: what no record has. */
export async function storedKey(database: Database, tag: string): Promise<string> {
  const [row] = await database.all<{ key: string | null }>(sql`SELECT ${keySql(tag)} AS key`);
  return row?.key ?? '';
}
