/** Seeds the tables of the history, and a document for each address of its API. */
import { createHash } from 'node:crypto';
import { fullName } from '@desert/contract/history/roster';
import { teamOf } from '@desert/contract/history/seasons';
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
import { builder, defineStep, type Step, statement } from '../../step.ts';
import { coaches } from './coaches.ts';
import { arenas, findCapacity } from './games/arenas.ts';
import { daysOf } from './games/days.ts';
import { writeFindIndex } from './games/find-index.ts';
import { boxScoreOf, games, type SourceGame } from './games/games.ts';
import { fillLists, withoutList } from './games/lists.ts';
import { placeAll, type PlacedGame } from './games/log.ts';
import { allOpponents } from './games/opponents.ts';
import { allSeries, gameRecords } from './games/records.ts';
import { seasonLogs } from './games/seasons.ts';
import { birthDateOf, nameOf, personsOf } from './identities.ts';
import { listDocuments } from './lists/lists.ts';
import { logDocuments } from './logs/logs.ts';
import { playerDocuments, playerId } from './players.ts';
import { renameTags } from './renamed-tags.ts';
import { byKey } from './rows.ts';
import type { HistoryDocuments } from './rows.ts';
import { seasonBests } from './season-bests.ts';
import { seasons, type SourceSeason } from './seasons.ts';
import { slugs, type Slugs, updatedSlugs } from './slugs.ts';
import { teamDocuments } from './team-documents.ts';

/** D1 limits statements to 100 KB. This is the length of rows as JSON, to which SQL adds nulls and quotes. */
const STATEMENT_LENGTH = 60_000;

const PART_LENGTH = 50_000;

/**
 * Replaces seasons, rosters, persons and their documents, and updates players' names and paths in tags. Ids are stable:
 * seasons count from 1 by start year, and the 3rd player of season 33 is 33003. @param known slugs by person
 */
export function historySeed(source: SourceSeason[] = seasons, known: Slugs = slugs): Step {
  const ordered = source.toSorted((a, b) => a.startYear - b.startYear);
  const persons = personsOf(ordered);
  const addresses = updatedSlugs(persons, known);
  const slugOf = (id: number) => addresses[id]?.[0] ?? '';
  const headCoaches = coaches(new Set(persons.map(({ id }) => slugOf(id))));
  const seasonRows = ordered.map(({ startYear, endYear, ...season }) =>
    Object.assign(season, { start_year: startYear, end_year: endYear }),
  );
  const personRows = persons.map((person) => {
    const { id } = person;
    return {
      id,
      slug: slugOf(id),
      name: fullName(nameOf(person)),
      birth_date: birthDateOf(person),
    };
  });
  const slugRows = persons.flatMap(({ id }) =>
    (addresses[id] ?? []).map((slug) => ({ slug, person_id: id })),
  );
  const playerRows = persons.flatMap(({ id, lines }) =>
    lines.map(({ season, index, ...line }) =>
      Object.assign(line, {
        id: playerId(season, index),
        team_id: season.id,
        person_id: id,
      }),
    ),
  );
  return defineStep('history', [
    ...[players, teams, personSlugs, personsTable].map((table) => statement(builder.delete(table))),
    ...inserts(personsTable, personRows),
    ...inserts(personSlugs, slugRows),
    ...inserts(teams, seasonRows),
    ...inserts(players, playerRows),
    statement(builder.delete(historyDocuments).where(notLike(historyDocuments.key, 'games/%'))),
    ...documentInserts({
      ...teamDocuments(ordered, persons, slugOf),
      ...playerDocuments(persons, slugOf),
      ...listDocuments(ordered, persons, slugOf),
      coaches: headCoaches,
      'season-bests': seasonBests(persons, slugOf),
      ...byKey('coaches', headCoaches, ({ slug }) => slug),
    }),
    ...renameTags(),
  ]);
}

/** Replaces all games and their documents. */
export function gamesSeed(source: SourceGame[] = games, all: SourceSeason[] = seasons): Step {
  const persons = personsOf(all);
  const addresses = updatedSlugs(persons, slugs);
  const slugOf = (id: number) => addresses[id]?.[0] ?? '';
  const placed = placeAll(source, all);
  const logs = seasonLogs(all, placed);
  const opponents = allOpponents(placed);
  const births = persons.map((person) => {
    const { id } = person;
    return {
      id,
      name: fullName(nameOf(person)),
      slug: slugOf(id),
      birth_date: birthDateOf(person),
    };
  });
  const inSeries = Map.groupBy(placed, ({ season, round }) => `${season} ${round}`);
  const byId = new Map(births.map((person) => [person.id, person]));
  return defineStep('games', [
    statement(builder.delete(gamesTable)),
    ...inserts(
      gamesTable,
      placed.map((game) =>
        gameRow(
          game,
          game.round === null ? [] : (inSeries.get(`${game.season} ${game.round}`) ?? []),
          (id) => byId.get(id),
        ),
      ),
    ),
    statement(builder.delete(historyDocuments).where(like(historyDocuments.key, 'games/%'))),
    ...documentInserts({
      ...byKey('games/season', logs, ({ season }) => season),
      ...byKey('games/records', gameRecords(placed, logs), ({ era }) => era ?? 'franchise'),
      'games/playoffs': allSeries(logs),
      ...byKey('games/on', daysOf(placed, births), ({ day }) => day),
      'games/opponents': opponents.map(({ opponent }) => opponent),
      ...byKey(
        'games/opponents',
        opponents.map(({ detail }) => detail),
        ({ slug }) => slug,
      ),
      'games/arenas': arenas(placed),
      ...logDocuments(persons, placed, slugOf),
      'games/choices': gameChoices(placed),
      'games/dates': placed.map(({ date }) => date),
    }),
    ...fillLists(),
    writeFindIndex(),
  ]);
}

function gameChoices(all: PlacedGame[]): GameChoices {
  const opponents = [...new Set(all.map(({ opponent }) => opponent))];
  const rows = all.map(({ date, home, opponent }): GameChoices['games'][number] => [
    date,
    home ? 1 : 0,
    opponents.indexOf(opponent),
  ]);
  return { opponents, games: rows.toReversed() };
}

function gameRow(
  game: PlacedGame,
  games: PlacedGame[],
  personOf: Parameters<typeof boxScoreOf>[1],
) {
  const { source, number, of, record_before, record, streak, round, points: _, ...columns } = game;
  const { attendance, arena, neutral_site, sources } = source;
  const team_name = teamOf(game.season);
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
    box_score: boxScoreOf(game.date, personOf),
  };
}

function documentInserts(documents: HistoryDocuments): string[] {
  const rows = Object.entries(documents).map(([key, document]) => ({
    key,
    body: JSON.stringify(withoutList(key, document)),
    hash: createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 16),
  }));
  const heads = rows.map(({ key, body, hash }) => ({
    key,
    hash,
    body: body.slice(0, PART_LENGTH),
  }));
  return [...inserts(historyDocuments, heads), ...rows.flatMap(appendParts)];
}

/** The parts of a document that is too long for one statement. */
function appendParts({ key, body }: { key: string; body: string }): string[] {
  const count = Math.ceil(body.length / PART_LENGTH) - 1;
  return Array.from({ length: Math.max(count, 0) }, (_, at) => {
    const part = body.slice((at + 1) * PART_LENGTH, (at + 2) * PART_LENGTH);
    return statement(
      builder
        .update(historyDocuments)
        .set({ body: sql`${historyDocuments.body} || ${part}` })
        .where(eq(historyDocuments.key, key)),
    );
  });
}

function inserts<Table extends SQLiteTable>(table: Table, rows: Table['$inferInsert'][]): string[] {
  const chunks: Table['$inferInsert'][][] = [];
  let length = STATEMENT_LENGTH;
  for (const row of rows) {
    const added = JSON.stringify(row).length;
    if (length + added > STATEMENT_LENGTH) chunks.push([]);
    length = length + added > STATEMENT_LENGTH ? added : length + added;
    chunks.at(-1)?.push(row);
  }
  return chunks.map((chunk) => statement(builder.insert(table).values(chunk)));
}
