import { notLike } from 'drizzle-orm';
import { historyDocuments, persons, personSlugs, players, teams } from '../../schema/history.ts';
import { builder, defineStep, type Step, statement } from '../../step.ts';
import { documentsOf, type HistoryDocument } from './documents.ts';
import { birthDateOf, nameOf, type Person, personsOf } from './identities.ts';
import { eraOf, type Ranking, rankingsOf } from './rankings.ts';
import { renameTags } from './renamed-tags.ts';
import { seasons, type SourcePlayer, type SourceSeason } from './seasons.ts';
import { slugs, type Slugs, updatedSlugs } from './slugs.ts';

/** A player's id is the season's id times this, plus the place on the roster, which is always smaller. */
const IDS_PER_SEASON = 1000;

/** D1 limits statements to 100 KB. */
const ROWS = 60;

/**
 * Replaces seasons, rosters, persons and their documents, and updates players' names and paths in tags. Ids are stable:
 * seasons count from 1 by start year, and the 3rd player of season 33 is 33003. @param known slugs by person
 */
export function historySeed(source: SourceSeason[] = seasons, known: Slugs = slugs): Step {
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
  return defineStep('history', [
    // Documents of games belong to another seed.
    statement(builder.delete(historyDocuments).where(notLike(historyDocuments.name, 'games:%'))),
    ...tables.map((table) => statement(builder.delete(table))),
    ...personStatements(everybody, addresses, rankings),
    ...ordered.flatMap((season, index) => seasonStatements(season, index + 1, personIds)),
    ...chunked(documentsOf(ordered, everybody, rankings, slugOf)).flatMap(documentStatements),
    ...renameTags(),
  ]);
}

/** One statement for the small documents, and one for each document of more than 1,000 characters. */
function documentStatements(documents: HistoryDocument[]): string[] {
  const rows = documents.map(({ name, body }) => ({ name, body: JSON.stringify(body) }));
  const [large, small] = [rows.filter(isLarge), rows.filter((row) => !isLarge(row))];
  return [...large.map((row) => [row]), small]
    .filter((some) => some.length > 0)
    .map((some) => statement(builder.insert(historyDocuments).values(some)));
}

const isLarge = ({ body }: { body: string }) => body.length > 1000;

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

function chunked<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, at) =>
    rows.slice(at * ROWS, (at + 1) * ROWS),
  );
}
