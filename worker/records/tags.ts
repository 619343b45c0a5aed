/** Tags as records store them: with label and path, so that lists need no joins. */
import { gameLabel, gamePath } from '@desert/contract/game-text';
import { TAG_KINDS } from '@desert/contract/tag-kinds';
import { LISTED_TAGS, tagKey, type TagRef } from '@desert/contract/tags';
import { games, persons } from '@desert/drizzle/schema';
import type { StoredTag } from '@desert/drizzle/schema/records';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/open.ts';

/** Resolves tags to labels and paths, reading one row per player and game. @returns an error if one is unknown */
export async function storedTags(
  database: Database,
  refs: TagRef[],
): Promise<StoredTag[] | string> {
  const [players, dates] = await Promise.all([
    playersAmong(database, refs),
    gamesAmong(database, refs),
  ]);
  const known = new Map(
    [...LISTED_TAGS, ...players, ...dates].map((tag) => [tagKey(tag as TagRef), tag]),
  );
  const tags: StoredTag[] = [];
  for (const ref of refs) {
    const tag = known.get(tagKey(ref));
    if (!tag) return TAG_KINDS[ref.kind].missing;
    tags.push({ ...ref, label: tag.label, path: tag.path });
  }
  return tags;
}

async function playersAmong(database: Database, refs: TagRef[]): Promise<StoredTag[]> {
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

async function gamesAmong(database: Database, refs: TagRef[]): Promise<StoredTag[]> {
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
    label: gameLabel(game),
    path: gamePath(game.date),
  }));
}
