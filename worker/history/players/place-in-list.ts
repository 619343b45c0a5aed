import { parseFields } from '@desert/contract/body';
import { FIGURES } from '@desert/contract/figures';
import {
  LeadersQuery,
  type PlaceInList,
  type PlayerLink,
  PlayerListQuery,
} from '@desert/contract/players';
import { ERAS } from '@desert/contract/seasons';
import type { Database } from '../../database/open.ts';
import { findTeam } from '../teams.ts';
import { findLeaders } from './leaders.ts';
import { playersAskedFor } from './list.ts';
import { fullName, type IndexedPlayer, linkTo } from './player-index.ts';

interface List {
  label: string;
  players: PlayerLink[];
}

/**
 * The place of a player in the list from which the visitor comes. @param from path and query of the list @returns null
 * if it is not a list of players, or the player is not in it
 */
export async function placeIn(
  database: Database,
  from: string,
  player: IndexedPlayer,
  everybody: IndexedPlayer[],
): Promise<PlaceInList | null> {
  const [path = '', query = ''] = from.split('?');
  const list = await listAt(
    database,
    path,
    Object.fromEntries(new URLSearchParams(query)),
    everybody,
  );
  const at = list?.players.findIndex(({ slug }) => slug === player.slug) ?? -1;
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

async function listAt(
  database: Database,
  path: string,
  query: Record<string, string>,
  everybody: IndexedPlayer[],
): Promise<List | undefined> {
  if (path === '/history/leaders') return leadersAt(database, query);
  if (path === '/history/players') return playersAt(query, everybody);
  const [, year] = /^\/history\/(\d{4}-\d{2})$/.exec(path) ?? [];
  const team = year === undefined ? null : await findTeam(database, year);
  if (!team) return undefined;
  const players = team.players.map((one) => ({ slug: one.slug, name: fullName(one) }));
  return { label: `${team.year} ${team.team_name}`, players };
}

async function leadersAt(
  database: Database,
  query: Record<string, string>,
): Promise<List | undefined> {
  const { values } = parseFields(LeadersQuery, query);
  if (!values?.figure) return undefined;
  const { figures } = await findLeaders(database, values);
  const players = figures.flatMap(({ leaders }) =>
    leaders.map(({ slug, name }) => ({ slug, name })),
  );
  return { label: [FIGURES[values.figure].label, ...eraNames(values.era)].join(', '), players };
}

function playersAt(query: Record<string, string>, everybody: IndexedPlayer[]): List | undefined {
  // Any page of the list gives the same place.
  const { cursor: _, limit: __, ...asked } = query;
  const { values } = parseFields(PlayerListQuery, asked);
  if (!values) return undefined;
  const { q, number, season, era } = values;
  const named = [
    ...(q ? [`“${q}”`] : []),
    ...(number === undefined ? [] : [`number ${number}`]),
    ...(season ? [season] : []),
    ...eraNames(era),
  ];
  const players = playersAskedFor(everybody, values).map(linkTo);
  return { label: ['Players', ...named].join(', '), players };
}

function eraNames(era: string | undefined): string[] {
  return ERAS.filter(({ id }) => id === era).map(({ name }) => name);
}
