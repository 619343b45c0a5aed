/** Tags as records store them: with label and path, so that lists need no joins. */
import { formatGameLabel, gamePath } from '@desert/contract/history/game-text';
import { TAG_KINDS } from '@desert/contract/tags/tag-kinds';
import { LISTED_TAGS, TAGS_FIELD, tagKey, type TagRef } from '@desert/contract/tags/tags';
import { games, persons } from '@desert/drizzle/schema';
import type { StoredTag } from '@desert/drizzle/schema/records';
import { inArray } from 'drizzle-orm';
import { Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';

/** Resolves tags to labels and paths, reading one row per player and game. Refuses an unknown player or game. */
export async function resolveTags(database: Database, refs: TagRef[]): Promise<StoredTag[]> {
  const tags = await findTags(database, refs);
  const unknown = refs.find(
    (ref) => !tags.some((tag) => tag.kind === ref.kind && tag.id === ref.id),
  );
  if (unknown) throw new Refusal(400, { [TAGS_FIELD]: TAG_KINDS[unknown.kind].missing });
  return tags;
}

/** Like `resolveTags`, but leaves out unknown tags. */
export async function findTags(database: Database, refs: TagRef[]): Promise<StoredTag[]> {
  const [players, dates] = await Promise.all([
    readTaggedPlayers(database, refs),
    readTaggedGames(database, refs),
  ]);
  const tagsByKey = new Map(
    [...LISTED_TAGS, ...players, ...dates].map((tag) => [tagKey(tag as TagRef), tag]),
  );
  return refs.flatMap((ref) => {
    const tag = tagsByKey.get(tagKey(ref));
    return tag ? [{ ...ref, label: tag.label, path: tag.path }] : [];
  });
}

async function readTaggedPlayers(database: Database, refs: TagRef[]): Promise<StoredTag[]> {
  const ids = refs.flatMap(({ kind, id }) => (kind === 'player' ? [id] : []));
  if (ids.length === 0) return [];
  const { id, slug, name } = persons;
  const rows = await database.select({ id, slug, name }).from(persons).where(inArray(id, ids));
  return rows.map((row) => ({
    kind: 'player',
    id: row.id,
    label: row.name,
    path: `/history/players/${row.slug}`,
  }));
}

async function readTaggedGames(database: Database, refs: TagRef[]): Promise<StoredTag[]> {
  const dates = refs.flatMap(({ kind, id }) => (kind === 'game' ? [id] : []));
  if (dates.length === 0) return [];
  const { date, home, opponent } = games;
  const rows = await database
    .select({ date, home, opponent })
    .from(games)
    .where(inArray(date, dates));
  return rows.map((game) => ({
    kind: 'game',
    id: game.date,
    label: formatGameLabel(game),
    path: gamePath(game.date),
  }));
}
