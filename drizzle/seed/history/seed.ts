import { notLike } from 'drizzle-orm';
import { historyDocuments, persons, personSlugs, players, teams } from '../../schema/history.ts';
import { builder, defineSeed, type Seed, statement } from '../seed.ts';
import { renameTags } from '../tags/renamed.ts';
import { documentsOf } from './documents.ts';
import { birthDateOf, nameOf, type Person, personsOf } from './identities.ts';
import { eraOf, type Ranking, rankingsOf } from './rankings.ts';
import { seasons, type SourcePlayer, type SourceSeason } from './seasons.ts';
import { slugs, type Slugs, updatedSlugs } from './slugs.ts';

/** Room for a season's players between the ids of two seasons. */
const IDS_PER_SEASON = 1000;

/** Rows in a statement, which has to stay below D1's limit. */
const ROWS = 60;

/**
 * The history as SQL: clears its tables and writes every season, its roster, the persons in it, and what is
 * worked out of them. Ids are the same each time: seasons count from 1 by start year; players follow their
 * season's id and their place in the file (the 3rd of season 33 is 33003), so a correction of one season moves no
 * other's; persons have those of `identities.ts`. What records are tied to gets the names that there are then.
 * @param known the addresses that persons have and had
 */
export function historySeed(source: SourceSeason[] = seasons, known: Slugs = slugs): Seed {
  const ordered = source.toSorted((a, b) => a.startYear - b.startYear);
  const everybody = personsOf(ordered);
  const addresses = updatedSlugs(everybody, known);
  const rankings = rankingsOf(everybody, [
    ...new Set(ordered.map(({ team_name }) => eraOf(team_name))),
  ]);
  const slugOf = (id: number) => addresses[id]?.[0] ?? String(id);
  const tables = [players, teams, personSlugs, persons];
  const personIds = new Map(
    everybody.flatMap(({ id, lines }) =>
      lines.map(({ season, index }) => [`${season.year} ${index}`, id] as const),
    ),
  );
  return defineSeed('history', [
    // The documents of games are of another seed.
    statement(builder.delete(historyDocuments).where(notLike(historyDocuments.name, 'games:%'))),
    ...tables.map((table) => statement(builder.delete(table))),
    ...personStatements(everybody, addresses, rankings),
    ...ordered.flatMap((season, index) => seasonStatements(season, index + 1, personIds)),
    ...documentsOf(ordered, everybody, rankings, slugOf).map(({ name, body }) =>
      statement(builder.insert(historyDocuments).values({ name, body: JSON.stringify(body) })),
    ),
    ...renameTags(),
  ]);
}

function personStatements(everybody: Person[], addresses: Slugs, rankings: Ranking[]): string[] {
  const ranks = ranksOf(rankings.filter(({ era }) => era === null));
  const rows = everybody.map((person) => {
    const { first_name, last_name } = nameOf(person);
    return {
      id: person.id,
      slug: addresses[person.id]?.[0] ?? '',
      name: `${first_name} ${last_name}`,
      birth_date: birthDateOf(person),
      ranks: ranks.get(person.id) ?? {},
    };
  });
  const slugRows = everybody.flatMap(({ id }) =>
    (addresses[id] ?? []).map((slug) => ({ slug, person_id: id })),
  );
  return [
    ...chunked(rows).map((some) => statement(builder.insert(persons).values(some))),
    ...chunked(slugRows).map((some) => statement(builder.insert(personSlugs).values(some))),
  ];
}

/** The ranks of each person, and of how many. */
function ranksOf(rankings: Ranking[]): Map<number, Record<string, [rank: number, of: number]>> {
  const ranks = new Map<number, Record<string, [rank: number, of: number]>>();
  for (const { figure, ranked } of rankings) {
    for (const { id, rank } of ranked) {
      ranks.set(id, { ...ranks.get(id), [figure]: [rank, ranked.length] });
    }
  }
  return ranks;
}

function seasonStatements(source: SourceSeason, id: number, idOf: Map<string, number>): string[] {
  const { players: roster, startYear: start_year, endYear: end_year, ...rest } = source;
  const rows = roster.map((player, index) =>
    playerRow(player, id, index, idOf.get(`${source.year} ${index}`)),
  );
  return [
    statement(builder.insert(teams).values({ id, start_year, end_year, ...rest })),
    statement(builder.insert(players).values(rows)),
  ];
}

function playerRow(player: SourcePlayer, team_id: number, index: number, person_id?: number) {
  return { id: team_id * IDS_PER_SEASON + index + 1, team_id, person_id, ...player };
}

/** Statements have room for so many rows. */
function chunked<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, at) =>
    rows.slice(at * ROWS, (at + 1) * ROWS),
  );
}
