import { formatYears } from '@desert/contract/history/seasons';
import { historyDocuments, persons, players, teams } from '@desert/drizzle/schema';
import { asc, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import type { HistoryEntry } from './entry.ts';
import { formatSeasonSpellings } from './seasons.ts';

type PlayerSeason = typeof players.$inferSelect & { slug: string; team: typeof teams.$inferSelect };

type Career = [PlayerSeason, ...PlayerSeason[]];

const POSITION_WORDS: Record<string, string> = {
  C: 'center centre forward',
  R: 'right wing winger forward',
  L: 'left wing winger forward',
  D: 'defenseman defenceman defense defence',
  G: 'goalie goaltender goalkeeper',
};

const AWARDS = sql<string | null>`(SELECT group_concat(value ->> 'award', '. ')
  FROM json_each(${historyDocuments.body}, '$.facts.awards'))`.as('awards');

/** Documents of the players by games played, fewest first, because the greater id comes first in results. */
export async function readPlayerEntries(database: Database): Promise<HistoryEntry<'players'>[]> {
  const [roster, seasons, awarded] = await database.batch([
    database
      .select({ player: players, slug: persons.slug })
      .from(players)
      .innerJoin(persons, eq(persons.id, players.person_id)),
    database.select().from(teams).orderBy(asc(teams.start_year)),
    database
      .select({ key: historyDocuments.key, awards: AWARDS })
      .from(historyDocuments)
      .where(like(historyDocuments.key, 'players/%')),
  ]);
  const awardsOf = new Map(awarded.map(({ key, awards }) => [key, awards ?? '']));
  const byTeam = Map.groupBy(roster, ({ player }) => player.team_id);
  const playerSeasons = seasons.flatMap((team) =>
    (byTeam.get(team.id) ?? []).map(({ player, slug }) => Object.assign(player, { slug, team })),
  );
  const careers = [
    ...Map.groupBy(playerSeasons, ({ person_id }) => person_id).values(),
  ] as Career[];
  return careers
    .toSorted((a, b) => sumGames(a) - sumGames(b) || a[0].id - b[0].id)
    .map((career, at) =>
      buildPlayerEntry(career, at + 1, awardsOf.get(`players/${career[0].slug}`) ?? ''),
    );
}

function sumGames(career: Career): number {
  return career.reduce((games, { gp }) => games + gp, 0);
}

function buildPlayerEntry(career: Career, id: number, awards: string): HistoryEntry<'players'> {
  const [first] = career;
  const last = career.at(-1) ?? first;
  const name = `${last.first_name} ${last.last_name}`;
  const positions = listMostPlayed(career, ({ position }) => position);
  const numbers = listMostPlayed(career, ({ number }) => number);
  const record = {
    id,
    name,
    path: `/history/players/${last.slug}`,
    positions,
    numbers,
    first_season: first.team.year,
    last_season: last.team.year,
    seasons: career.length,
    gp: sumGames(career),
  };
  const names = career.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  return {
    record,
    title: name,
    about: `${positions.join('/')}, ${formatYears(record)}`,
    names: [...new Set([name, ...names])].join(' '),
    text: [
      ...numbers.map((number) => `#${number}`),
      ...new Set(career.flatMap(({ team }) => [formatSeasonSpellings(team), team.team_name])),
      ...positions.map((position) => POSITION_WORDS[position]),
      awards,
    ].join(' '),
  };
}

function listMostPlayed<T>(career: Career, valueOf: (season: PlayerSeason) => T | null): T[] {
  const games = new Map<T, number>();
  for (const season of career) {
    const value = valueOf(season);
    if (value !== null) games.set(value, (games.get(value) ?? 0) + season.gp);
  }
  return [...games].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
}
