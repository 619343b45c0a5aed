import type { PlayerLink, PlayerSummary } from '@desert/contract/players';
import type { Position } from '@desert/contract/roster';
import { seasonYear } from '@desert/contract/seasons';
import { historyDocuments } from '@desert/drizzle/schema';
import type { PlayerRow } from '@desert/drizzle/seed/history/documents';
import { eq, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';

export interface IndexedPlayer extends PlayerSummary {
  /** Ranges of consecutive calendar years in which the player's seasons start. */
  spans: [first: number, last: number][];
}

/** Selects a document that the seed stored. */
export function selectDocument(database: Database, name: string | SQLWrapper) {
  return database
    .select({ body: historyDocuments.body })
    .from(historyDocuments)
    .where(eq(historyDocuments.name, name));
}

/** All players, sorted by last name. Reads one row. */
export async function readPlayers(database: Database): Promise<IndexedPlayer[]> {
  return playersIn(await selectDocument(database, 'players'));
}

export function playersIn([document]: { body: string }[]): IndexedPlayer[] {
  const rows = JSON.parse(document?.body ?? '[]') as PlayerRow[];
  return rows.map(playerOf);
}

function playerOf(row: PlayerRow): IndexedPlayer {
  const [id, slug, first_name, last_name, positions, numbers, years, gp, ...figures] = row;
  const [goals, assists, points, wins] = figures;
  const spans = spansOf(years);
  return {
    id,
    slug,
    first_name,
    last_name,
    positions: Array.from(positions) as Position[],
    numbers,
    first_season: seasonYear(years[0] ?? 0),
    last_season: seasonYear(years.at(-1) ?? 0),
    seasons: spans.reduce((sum, [first, last]) => sum + last - first + 1, 0),
    gp,
    goals,
    assists,
    points,
    wins,
    spans,
  };
}

function spansOf(years: number[]): IndexedPlayer['spans'] {
  const pairs = years.length / 2;
  return Array.from({ length: pairs }, (_, at) => [years[at * 2] ?? 0, years[at * 2 + 1] ?? 0]);
}

export function playedIn({ spans }: IndexedPlayer, first: number, last = first): boolean {
  return spans.some(([from, to]) => from <= last && to >= first);
}

export function isGoalie({ positions }: Pick<PlayerSummary, 'positions'>): boolean {
  return positions[0] === 'G';
}

export function fullName({
  first_name,
  last_name,
}: Pick<PlayerSummary, 'first_name' | 'last_name'>) {
  return `${first_name} ${last_name}`;
}

export function linkTo(player: PlayerSummary): PlayerLink {
  return { slug: player.slug, name: fullName(player) };
}

export function summaryOf(player: IndexedPlayer): PlayerSummary {
  const { spans: _, ...summary } = player;
  return summary;
}
