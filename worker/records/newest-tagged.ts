import { type Tagged, TAGGED_MAX } from '@desert/contract/history/history';
import { desc, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../platform/database/open.ts';
import { namedKinds } from './registry.ts';
import { newestTagged } from './tagged.ts';

interface TaggedRow {
  id: number;
  title: string;
  created_at: number;
}

const OF_A_KIND = 3;

/**
 * The newest records with one of the tags: at most `TAGGED_MAX`, and three per kind, so that one kind cannot crowd out
 * the rest.
 */
export async function newestOfAllKinds(database: Database, tags: string[]): Promise<Tagged[]> {
  if (tags.length === 0) return [];
  const selects = namedKinds.map(([, kind]) =>
    database
      .select({
        id: sql<number>`${kind.table.id}`.as('id'),
        title: sql<string>`${kind.search.title ?? sql`''`}`.as('title'),
        created_at: sql<number>`${kind.table.created_at}`.as('created_at'),
      })
      .from(kind.table)
      .where(newestTagged(kind, tags, { limit: OF_A_KIND }))
      .orderBy(desc(kind.table.id))
      .limit(OF_A_KIND),
  );
  const results = await database.batch(selects as unknown as [BatchItem<'sqlite'>]);
  const found = namedKinds.flatMap(([kind], at) =>
    (results[at] as unknown as TaggedRow[]).map(({ id, title, created_at }) => ({
      created_at,
      tagged: { kind, id, title, path: `/${kind}/${id}` },
    })),
  );
  return found
    .toSorted((a, b) => b.created_at - a.created_at)
    .slice(0, TAGGED_MAX)
    .map((one) => one.tagged);
}
