import type {
  PlayersInput,
  IndexedPlayer,
  PlayerDetail,
  PlayerSummary,
} from '@desert/contract/history/players';
import { formatFullName } from '@desert/contract/history/roster';
import { type EraId, ERAS, formatYears } from '@desert/contract/history/seasons';
import { encodeCursor } from '@desert/contract/records/list-query';
import type { Total } from '@desert/contract/records/paging';
import { LISTED_TAGS, type TagChoice } from '@desert/contract/tags/tags';
import { toFoldedWords } from '@desert/contract/text/folded';
import { persons, personSlugs } from '@desert/drizzle/schema';
import { toObjects } from '@desert/drizzle/seed/history/rows';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import type { Page } from '../records/paging.ts';
import { readWithPhotos, selectDocument } from './documents.ts';

/** All players, sorted by last name. Reads one row. */
export async function readPlayers(database: Database): Promise<IndexedPlayer[]> {
  const [document] = await selectDocument(database, 'players');
  const { columns, rows } = JSON.parse(document?.body ?? '{"columns":[],"rows":[]}') as {
    columns: string[];
    rows: unknown[][];
  };
  return toObjects<IndexedPlayer>({ columns }, rows);
}

/** Finds a player; undefined if unknown. @param slug current or former */
export async function findPlayer(
  database: Database,
  slug: string,
): Promise<Omit<PlayerDetail, 'list'> | undefined> {
  const key = sql`(SELECT 'players/' || ${persons.slug} FROM ${personSlugs}
    JOIN ${persons} ON ${persons.id} = ${personSlugs.person_id} WHERE ${personSlugs.slug} = ${slug})`;
  return readWithPhotos<Omit<PlayerDetail, 'list' | 'photos'>>(database, key, `player:${slug}`);
}

export function toPlayerSummary(player: IndexedPlayer): PlayerSummary {
  const { spans: _, ...summary } = player;
  return summary;
}

/** Distinguishes players of the same name: 'R/L, 1995-96 to 2016-17'. */
export function describePlayer(player: IndexedPlayer): string {
  return `${player.positions.join('/')}, ${formatYears(player)}`;
}

/** All tags but games: seasons (newest first) and players (most games first). Reads one row. */
export async function listChoices(database: Database): Promise<TagChoice[]> {
  const players = await readPlayers(database);
  return [
    ...LISTED_TAGS,
    ...players
      .toSorted((a, b) => b.gp - a.gp)
      .map((player): TagChoice => ({
        kind: 'player',
        id: player.id,
        label: formatFullName(player),
        path: `/history/players/${player.slug}`,
        about: describePlayer(player),
      })),
  ];
}

/** A page of matching players with their total number. The cursor is the number of players before the next page. */
export async function listPlayers(
  database: Database,
  query: PlayersInput,
): Promise<Page<PlayerSummary> & { total: Total }> {
  const players = filterPlayers(await readPlayers(database), query);
  const { limit, sort, cursor } = query;
  const from = cursor?.id ?? 0;
  const last = from + limit;
  const after = sort === undefined ? { id: last } : { id: last, sort, value: last };
  return {
    records: players.slice(from, last).map(toPlayerSummary),
    ...(last < players.length && { cursor: encodeCursor(after) }),
    total: { count: players.length, more: false },
  };
}

const SORTS: Record<
  NonNullable<PlayersInput['sort']>,
  (player: IndexedPlayer) => number | null | undefined
> = {
  points: ({ points }) => points,
  games: ({ gp }) => gp,
  goals: ({ goals }) => goals,
  seasons: ({ seasons }) => seasons,
  number: ({ numbers }) => (numbers.length > 0 ? -Math.min(...numbers) : null),
  first: ({ spans }) => -(spans[0]?.[0] ?? 0),
  last: ({ spans }) => spans.at(-1)?.[1],
};

/** Filters and sorts the players of a list. @param players sorted by name, which also breaks ties */
export function filterPlayers(
  players: IndexedPlayer[],
  { q, position, number, season, era, sort }: Omit<PlayersInput, 'limit'>,
): IndexedPlayer[] {
  const words = toFoldedWords(q ?? '');
  const foundPlayers = players.filter(
    (player) =>
      (words.length === 0 || isCalled(player, words)) &&
      (position === undefined || hasPosition(player, position)) &&
      (number === undefined || player.numbers.includes(number)) &&
      (season === undefined || hasPlayedSeasons(player, Number.parseInt(season, 10))) &&
      (era === undefined || hasPlayedInEra(player, era)),
  );
  const valueOf = sort && SORTS[sort];
  if (!valueOf) return foundPlayers;
  // Unknown values come last.
  return foundPlayers.toSorted(
    (a, b) => (valueOf(b) ?? -Infinity) - (valueOf(a) ?? -Infinity) || 0,
  );
}

export function isCalled(player: IndexedPlayer, words: string[]): boolean {
  const names = toFoldedWords(formatFullName(player));
  return words.every((word) => names.some((name) => name.startsWith(word)));
}

function hasPosition(
  { positions }: IndexedPlayer,
  position: NonNullable<PlayersInput['position']>,
): boolean {
  if (position !== 'F') return positions.includes(position);
  return positions.some((position) => position !== 'D') && positions[0] !== 'G';
}

export function hasPlayedSeasons({ spans }: IndexedPlayer, first: number, last = first): boolean {
  return spans.some(([from, to]) => from <= last && to >= first);
}

function hasPlayedInEra(player: IndexedPlayer, era: EraId): boolean {
  return ERAS.some(({ id, first, last }) => id === era && hasPlayedSeasons(player, first, last));
}
