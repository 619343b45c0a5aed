import { FIGURES } from '@desert/contract/history/figures';
import {
  LeadersQuery,
  type PlaceInList,
  type PlayerLink,
  PlayerListQuery,
} from '@desert/contract/history/players';
import { formatFullName } from '@desert/contract/history/roster';
import { ERAS } from '@desert/contract/history/seasons';
import { parseFields } from '@desert/contract/text/body';
import type { Database } from '../platform/database/open.ts';
import { readDocument } from './documents.ts';
import { filterPlayers, readPlayers } from './players.ts';

interface List {
  label: string;
  players: PlayerLink[];
}

/**
 * The place of a player in the list from which the visitor comes. @param from path and query of the list @returns null
 * if it is not a list of players, or the player is not in it
 */
export async function findPlaceInList(
  database: Database,
  from: string,
  slug: string,
): Promise<PlaceInList | null> {
  const [path = '', query = ''] = from.split('?');
  const list = await findList(database, path, Object.fromEntries(new URLSearchParams(query)));
  const at = list?.players.findIndex((player) => player.slug === slug) ?? -1;
  if (!list || at < 0) return null;
  return {
    label: list.label,
    path: from,
    at: at + 1,
    of: list.players.length,
    previous: list.players[at - 1] ?? null,
    next: list.players[at + 1] ?? null,
  };
}

async function findList(
  database: Database,
  path: string,
  query: Record<string, string>,
): Promise<List | undefined> {
  if (path === '/history/leaders') return findLeaders(database, query);
  if (path === '/history/players') return findPlayers(database, query);
  const [, year] = /^\/history\/(\d{4}-\d{2})$/.exec(path) ?? [];
  const team = year === undefined ? undefined : await readDocument(database, `teams/${year}`);
  return (
    team && { label: `${team.year} ${team.team_name}`, players: team.players.map(toPlayerLink) }
  );
}

async function findLeaders(
  database: Database,
  query: Record<string, string>,
): Promise<List | undefined> {
  const { values } = parseFields(LeadersQuery, query);
  if (!values?.figure) return undefined;
  const { figure, era } = values;
  const leaders = await readDocument(database, buildLeadersKey(values));
  const players = leaders?.figures[0]?.leaders.map(({ slug, name }) => ({ slug, name })) ?? [];
  return { label: [FIGURES[figure].label, ...listEraNames(era)].join(', '), players };
}

async function findPlayers(
  database: Database,
  query: Record<string, string>,
): Promise<List | undefined> {
  // Any page of the list gives the same place.
  const { cursor: _, limit: __, ...asked } = query;
  const { values } = parseFields(PlayerListQuery, asked);
  if (!values) return undefined;
  const { q, number, season, era } = values;
  const named = [
    ...(q ? [`“${q}”`] : []),
    ...(number === undefined ? [] : [`number ${number}`]),
    ...(season ? [season] : []),
    ...listEraNames(era),
  ];
  const players = filterPlayers(await readPlayers(database), values).map(toPlayerLink);
  return { label: ['Players', ...named].join(', '), players };
}

/** The key of a document of leaders: of a figure, or the first of each. */
export function buildLeadersKey({
  figure,
  era = 'franchise',
}: {
  figure?: string | undefined;
  era?: string | undefined;
}): `leaders/${string}` {
  return figure === undefined ? `leaders/${era}` : `leaders/${era}/${figure}`;
}

function toPlayerLink(player: Parameters<typeof formatFullName>[0] & { slug: string }): PlayerLink {
  return { slug: player.slug, name: formatFullName(player) };
}

function listEraNames(era: string | undefined): string[] {
  return ERAS.filter(({ id }) => id === era).map(({ name }) => name);
}
