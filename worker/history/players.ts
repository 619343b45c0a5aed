import type {
  AskedPlayers,
  IndexedPlayer,
  PlayerDetail,
  PlayerSummary,
} from '@desert/contract/history/players';
import { fullName } from '@desert/contract/history/roster';
import { type EraId, ERAS, yearsOf } from '@desert/contract/history/seasons';
import { cursorAfter } from '@desert/contract/records/list-query';
import type { Total } from '@desert/contract/records/paging';
import { LISTED_TAGS, type TagChoice } from '@desert/contract/tags/tags';
import { foldedWords } from '@desert/contract/text/folded';
import { persons, personSlugs } from '@desert/drizzle/schema';
import { objectsOf } from '@desert/drizzle/seed/history/rows';
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
  return objectsOf<IndexedPlayer>({ columns }, rows);
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

export function summaryOf(player: IndexedPlayer): PlayerSummary {
  const { spans: _, ...summary } = player;
  return summary;
}

/** Distinguishes players of the same name: 'R/L, 1995-96 to 2016-17'. */
export function aboutPlayer(player: IndexedPlayer): string {
  return `${player.positions.join('/')}, ${yearsOf(player)}`;
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
        label: fullName(player),
        path: `/history/players/${player.slug}`,
        about: aboutPlayer(player),
      })),
  ];
}

/** A page of matching players with their total number. The cursor is the number of players before the next page. */
export async function listPlayers(
  database: Database,
  asked: AskedPlayers,
): Promise<Page<PlayerSummary> & { total: Total }> {
  const found = playersAskedFor(await readPlayers(database), asked);
  const { limit, sort, cursor } = asked;
  const from = cursor?.id ?? 0;
  const last = from + limit;
  const after = sort === undefined ? { id: last } : { id: last, sort, value: last };
  return {
    records: found.slice(from, last).map(summaryOf),
    ...(last < found.length && { cursor: cursorAfter(after) }),
    total: { count: found.length, more: false },
  };
}

const SORTS: Record<
  NonNullable<AskedPlayers['sort']>,
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
export function playersAskedFor(
  players: IndexedPlayer[],
  { q, position, number, season, era, sort }: Omit<AskedPlayers, 'limit'>,
): IndexedPlayer[] {
  const words = foldedWords(q ?? '');
  const found = players.filter(
    (player) =>
      (words.length === 0 || isCalled(player, words)) &&
      (position === undefined || plays(player, position)) &&
      (number === undefined || player.numbers.includes(number)) &&
      (season === undefined || playedIn(player, Number.parseInt(season, 10))) &&
      (era === undefined || playedUnder(player, era)),
  );
  const valueOf = sort && SORTS[sort];
  if (!valueOf) return found;
  // Unknown values come last.
  return found.toSorted((a, b) => (valueOf(b) ?? -Infinity) - (valueOf(a) ?? -Infinity) || 0);
}

export function isCalled(player: IndexedPlayer, words: string[]): boolean {
  const names = foldedWords(fullName(player));
  return words.every((word) => names.some((name) => name.startsWith(word)));
}

function plays(
  { positions }: IndexedPlayer,
  position: NonNullable<AskedPlayers['position']>,
): boolean {
  if (position !== 'F') return positions.includes(position);
  return positions.some((one) => one !== 'D') && positions[0] !== 'G';
}

export function playedIn({ spans }: IndexedPlayer, first: number, last = first): boolean {
  return spans.some(([from, to]) => from <= last && to >= first);
}

function playedUnder(player: IndexedPlayer, era: EraId): boolean {
  return ERAS.some(({ id, first, last }) => id === era && playedIn(player, first, last));
}
