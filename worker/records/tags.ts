/** Tags as records store them: with label and path, so that lists need no joins. */
import { gameLabel, gamePath } from '@desert/contract/game-text';
import { NO_SUCH_GAME, NO_SUCH_PLAYER, type TagRef } from '@desert/contract/tags';
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
    namesOfPlayers(database, refs),
    labelsOfGames(database, refs),
  ]);
  const tags: StoredTag[] = [];
  for (const ref of refs) {
    const known =
      ref.kind === 'season'
        ? { label: ref.id, path: `/history/${ref.id}` }
        : ref.kind === 'player'
          ? players.get(ref.id)
          : dates.get(ref.id);
    if (!known) return ref.kind === 'player' ? NO_SUCH_PLAYER : NO_SUCH_GAME;
    tags.push({ ...ref, ...known });
  }
  return tags;
}

type Labels<Id> = Map<Id, Pick<StoredTag, 'label' | 'path'>>;

async function namesOfPlayers(database: Database, refs: TagRef[]): Promise<Labels<number>> {
  const ids = refs.flatMap(({ kind, id }) => (kind === 'player' ? [id] : []));
  if (ids.length === 0) return new Map();
  const { id, slug, name } = persons;
  const rows = await database.select({ id, slug, name }).from(persons).where(inArray(id, ids));
  return new Map(
    rows.map((row) => [row.id, { label: row.name, path: `/history/players/${row.slug}` }]),
  );
}

async function labelsOfGames(database: Database, refs: TagRef[]): Promise<Labels<string>> {
  const dates = refs.flatMap(({ kind, id }) => (kind === 'game' ? [id] : []));
  if (dates.length === 0) return new Map();
  const { date, home, opponent } = games;
  const rows = await database
    .select({ date, home, opponent })
    .from(games)
    .where(inArray(date, dates));
  return new Map(
    rows.map((game) => [game.date, { label: gameLabel(game), path: gamePath(game.date) }]),
  );
}
