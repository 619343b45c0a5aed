/** Seeds the tables of the history, and a document for each address of its API. */
import { createHash } from 'node:crypto';
import { formatFullName } from '@desert/contract/history/roster';
import { getTeamName } from '@desert/contract/history/seasons';
import type { GameChoices } from '@desert/contract/tags/game-tags';
import { eq, like, notLike, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import {
  games as gamesTable,
  historyDocuments,
  persons as personsTable,
  personSlugs,
  players,
  teams,
} from '../../schema/history.ts';
import { builder, defineSetUpStep, type SetUpStep, toSqlStatement } from '../../step.ts';
import { listCoaches } from './coaches.ts';
import { listArenas, findCapacity } from './games/arenas.ts';
import { listDaysOfHistory } from './games/days.ts';
import { writeFindIndex } from './games/find-index.ts';
import { readBoxScore, sourceGames, type SourceGame } from './games/games.ts';
import { fillLists, omitDocumentList } from './games/lists.ts';
import { placeAll, type PlacedGame } from './games/log.ts';
import { summarizeOpponents } from './games/opponents.ts';
import { listPlayoffSeries, listGameRecords } from './games/records.ts';
import { listSeasonLogs } from './games/seasons.ts';
import { getBirthDate, getPersonName, identifyPersons } from './identities.ts';
import { listDocuments } from './lists/lists.ts';
import { logDocuments } from './logs/logs.ts';
import { buildPlayerDocuments, computePlayerId } from './players.ts';
import { renameTags } from './renamed-tags.ts';
import { indexDocuments } from './rows.ts';
import type { HistoryDocuments } from './rows.ts';
import { listSeasonBests } from './season-bests.ts';
import { seasons, type SourceSeason } from './seasons.ts';
import { slugs, type Slugs, updateSlugs } from './slugs.ts';
import { buildTeamDocuments } from './team-documents.ts';

/** D1 limits statements to 100 KB. This is the length of rows as JSON, to which SQL adds nulls and quotes. */
const STATEMENT_LENGTH = 60_000;

const PART_LENGTH = 50_000;

/**
 * Replaces seasons, rosters, persons and their documents, and updates players' names and paths in tags. Ids are stable:
 * seasons count from 1 by start year, and the 3rd player of season 33 is 33003. @param known slugs by person
 */
export function historySeed(
  source: SourceSeason[] = seasons,
  knownSlugs: Slugs = slugs,
): SetUpStep {
  const ordered = source.toSorted((a, b) => a.startYear - b.startYear);
  const persons = identifyPersons(ordered);
  const addresses = updateSlugs(persons, knownSlugs);
  const slugOf = (id: number) => addresses[id]?.[0] ?? '';
  const headCoaches = listCoaches(new Set(persons.map(({ id }) => slugOf(id))));
  const seasonRows = ordered.map(({ startYear, endYear, ...season }) =>
    Object.assign(season, { start_year: startYear, end_year: endYear }),
  );
  const personRows = persons.map((person) => {
    const { id } = person;
    return {
      id,
      slug: slugOf(id),
      name: formatFullName(getPersonName(person)),
      birth_date: getBirthDate(person),
    };
  });
  const slugRows = persons.flatMap(({ id }) =>
    (addresses[id] ?? []).map((slug) => ({ slug, person_id: id })),
  );
  const playerRows = persons.flatMap(({ id, lines }) =>
    lines.map(({ season, index, ...line }) =>
      Object.assign(line, {
        id: computePlayerId(season, index),
        team_id: season.id,
        person_id: id,
      }),
    ),
  );
  return defineSetUpStep('history', [
    ...[players, teams, personSlugs, personsTable].map((table) =>
      toSqlStatement(builder.delete(table)),
    ),
    ...buildInsertStatements(personsTable, personRows),
    ...buildInsertStatements(personSlugs, slugRows),
    ...buildInsertStatements(teams, seasonRows),
    ...buildInsertStatements(players, playerRows),
    toSqlStatement(
      builder.delete(historyDocuments).where(notLike(historyDocuments.key, 'games/%')),
    ),
    ...buildDocumentInserts({
      ...buildTeamDocuments(ordered, persons, slugOf),
      ...buildPlayerDocuments(persons, slugOf),
      ...listDocuments(ordered, persons, slugOf),
      coaches: headCoaches,
      'season-bests': listSeasonBests(persons, slugOf),
      ...indexDocuments('coaches', headCoaches, ({ slug }) => slug),
    }),
    ...renameTags(),
  ]);
}

/** Replaces all games and their documents. */
export function gamesSeed(
  source: SourceGame[] = sourceGames,
  all: SourceSeason[] = seasons,
): SetUpStep {
  const persons = identifyPersons(all);
  const addresses = updateSlugs(persons, slugs);
  const slugOf = (id: number) => addresses[id]?.[0] ?? '';
  const placed = placeAll(source, all);
  const logs = listSeasonLogs(all, placed);
  const opponents = summarizeOpponents(placed);
  const births = persons.map((person) => {
    const { id } = person;
    return {
      id,
      name: formatFullName(getPersonName(person)),
      slug: slugOf(id),
      birth_date: getBirthDate(person),
    };
  });
  const inSeries = Map.groupBy(placed, ({ season, round }) => `${season} ${round}`);
  const byId = new Map(births.map((person) => [person.id, person]));
  return defineSetUpStep('games', [
    toSqlStatement(builder.delete(gamesTable)),
    ...buildInsertStatements(
      gamesTable,
      placed.map((game) =>
        toGameRow(
          game,
          game.round === null ? [] : (inSeries.get(`${game.season} ${game.round}`) ?? []),
          (id) => byId.get(id),
        ),
      ),
    ),
    toSqlStatement(builder.delete(historyDocuments).where(like(historyDocuments.key, 'games/%'))),
    ...buildDocumentInserts({
      ...indexDocuments('games/season', logs, ({ season }) => season),
      ...indexDocuments(
        'games/records',
        listGameRecords(placed, logs),
        ({ era }) => era ?? 'franchise',
      ),
      'games/playoffs': listPlayoffSeries(logs),
      ...indexDocuments('games/on', listDaysOfHistory(placed, births), ({ day }) => day),
      'games/opponents': opponents.map(({ opponent }) => opponent),
      ...indexDocuments(
        'games/opponents',
        opponents.map(({ detail }) => detail),
        ({ slug }) => slug,
      ),
      'games/arenas': listArenas(placed),
      ...logDocuments(persons, placed, slugOf),
      'games/choices': buildGameChoices(placed),
      'games/dates': placed.map(({ date }) => date),
    }),
    ...fillLists(),
    writeFindIndex(),
  ]);
}

function buildGameChoices(all: PlacedGame[]): GameChoices {
  const opponents = [...new Set(all.map(({ opponent }) => opponent))];
  const rows = all.map(({ date, home, opponent }): GameChoices['games'][number] => [
    date,
    home ? 1 : 0,
    opponents.indexOf(opponent),
  ]);
  return { opponents, games: rows.toReversed() };
}

function toGameRow(
  game: PlacedGame,
  games: PlacedGame[],
  personOf: Parameters<typeof readBoxScore>[1],
) {
  const { source, number, of, record_before, record, streak, round, points: _, ...columns } = game;
  const { attendance, arena, neutral_site, sources } = source;
  const team_name = getTeamName(game.season);
  const place = { number, of, record_before, record_after: record, streak, round };
  return {
    ...columns,
    attendance,
    facts: {
      team_name,
      arena,
      attendance,
      capacity: findCapacity(game),
      neutral_site,
      ...place,
      series: games.map(({ date, result }) => ({ date, result })),
      sources,
    },
    box_score: readBoxScore(game.date, personOf),
  };
}

function buildDocumentInserts(documents: HistoryDocuments): string[] {
  const rows = Object.entries(documents).map(([key, document]) => ({
    key,
    body: JSON.stringify(omitDocumentList(key, document)),
    hash: createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 16),
  }));
  const heads = rows.map(({ key, body, hash }) => ({
    key,
    hash,
    body: body.slice(0, PART_LENGTH),
  }));
  return [...buildInsertStatements(historyDocuments, heads), ...rows.flatMap(appendParts)];
}

/** The parts of a document that is too long for one statement. */
function appendParts({ key, body }: { key: string; body: string }): string[] {
  const count = Math.ceil(body.length / PART_LENGTH) - 1;
  return Array.from({ length: Math.max(count, 0) }, (_, at) => {
    const part = body.slice((at + 1) * PART_LENGTH, (at + 2) * PART_LENGTH);
    return toSqlStatement(
      builder
        .update(historyDocuments)
        .set({ body: sql`${historyDocuments.body} || ${part}` })
        .where(eq(historyDocuments.key, key)),
    );
  });
}

function buildInsertStatements<Table extends SQLiteTable>(
  table: Table,
  rows: Table['$inferInsert'][],
): string[] {
  const chunks: Table['$inferInsert'][][] = [];
  let length = STATEMENT_LENGTH;
  for (const row of rows) {
    const added = JSON.stringify(row).length;
    if (length + added > STATEMENT_LENGTH) chunks.push([]);
    length = length + added > STATEMENT_LENGTH ? added : length + added;
    chunks.at(-1)?.push(row);
  }
  return chunks.map((chunk) => toSqlStatement(builder.insert(table).values(chunk)));
}
