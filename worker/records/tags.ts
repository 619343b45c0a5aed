/** Denormalized seasons and players of a record, so that lists need no joins. */
import type { TagRef } from '@desert/contract/tags';
import { persons } from '@desert/drizzle/schema';
import type { StoredTag } from '@desert/drizzle/schema/records';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';

/** Reads one row per player. @returns undefined for an unknown player */
export async function storedTags(
  database: Database,
  refs: TagRef[],
): Promise<StoredTag[] | undefined> {
  const ids = refs.flatMap(({ kind, id }) => (kind === 'player' ? [id] : []));
  const { id, slug, name } = persons;
  const known =
    ids.length > 0
      ? await database
          .select({ id, slug, name })
          .from(persons)
          .where(sql`${id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
      : [];
  const players = new Map(known.map((player) => [player.id, player]));
  const tags = refs.flatMap((ref): StoredTag[] => {
    if (ref.kind === 'season') return [{ ...ref, label: ref.id, path: `/history/${ref.id}` }];
    const player = players.get(ref.id);
    return player ? [{ ...ref, label: player.name, path: `/history/players/${player.slug}` }] : [];
  });
  return tags.length === refs.length ? tags : undefined;
}
