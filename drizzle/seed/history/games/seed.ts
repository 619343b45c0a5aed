import type { GameChoices } from '@desert/contract/game-tags';
import { like } from 'drizzle-orm';
import { games as gamesTable, historyDocuments } from '../../../schema/history.ts';
import { builder, defineStep, type Step, statement } from '../../../step.ts';
import { birthDateOf, nameOf, personsOf } from '../identities.ts';
import { seasons, type SourceSeason } from '../seasons.ts';
import { slugs, updatedSlugs } from '../slugs.ts';
import { arenas } from './arenas.ts';
import { daysOf } from './days.ts';
import { boxScoreOf, games, type SourceGame } from './games.ts';
import { type PlacedGame, placeGames } from './log.ts';
import { opponentDetails, opponentOf } from './opponent-documents.ts';
import { allSeries, gameRecords } from './records.ts';
import { seasonLogs } from './seasons.ts';

/** D1 limits statements to 100 KB, and a game with its box score takes about 2 KB. */
const GAMES_PER_STATEMENT = 40;

/** Replaces all games and their documents. @throws if two games have the same date, which is the key */
export function gamesSeed(source: SourceGame[] = games, all: SourceSeason[] = seasons): Step {
  const dates = new Set(source.map(({ date }) => date));
  if (dates.size < source.length) throw new Error('Two games have one date.');
  const persons = personsOf(all);
  const addresses = updatedSlugs(persons, slugs);
  const placed = new Map(all.map((season) => [season.year, placeGames(source, season)]));
  const everyGame = [...placed.values()].flat().toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const teamNames = new Map(all.map(({ year, team_name }) => [year, team_name]));
  const rows = everyGame.map((game) =>
    gameRow(game, teamNames.get(game.season) ?? '', (id) => addresses[id]?.[0]),
  );
  const births = persons.map((person) => {
    const { first_name, last_name } = nameOf(person);
    return {
      name: `${first_name} ${last_name}`,
      slug: addresses[person.id]?.[0] ?? '',
      birth_date: birthDateOf(person),
    };
  });
  const opponents = opponentDetails(everyGame);
  const logs = seasonLogs(all, placed);
  const documents = {
    ...named('season', logs, ({ season }) => season),
    ...named('records', gameRecords(everyGame, logs), ({ era }) => era ?? 'franchise'),
    'games:series': allSeries(logs),
    ...named('on', daysOf(everyGame, births), ({ day }) => day),
    ...named('opponent', opponents, ({ slug }) => slug),
    'games:arenas': arenas(everyGame),
    'games:choices': choicesOf(everyGame),
    'games:dates': everyGame.map(({ date }) => date),
    'games:opponents': opponents.map(opponentOf),
  };
  return defineStep('games', [
    statement(builder.delete(gamesTable)),
    statement(builder.delete(historyDocuments).where(like(historyDocuments.name, 'games:%'))),
    ...chunked(rows).map((some) => statement(builder.insert(gamesTable).values(some))),
    ...Object.entries(documents).map(([name, body]) =>
      statement(builder.insert(historyDocuments).values({ name, body: JSON.stringify(body) })),
    ),
  ]);
}

function choicesOf(all: PlacedGame[]): GameChoices {
  const opponents = [...new Set(all.map(({ opponent }) => opponent))];
  const games = all.map(({ date, home, opponent }): GameChoices['games'][number] => [
    date,
    home ? 1 : 0,
    opponents.indexOf(opponent),
  ]);
  return { opponents, games: games.toReversed() };
}

function named<T>(kind: string, documents: T[], nameOfOne: (one: T) => string) {
  return Object.fromEntries(documents.map((one) => [`games:${kind}:${nameOfOne(one)}`, one]));
}

function gameRow(
  game: PlacedGame,
  team_name: string,
  slugOf: (nhl_id: number) => string | undefined,
) {
  const { source, number, of, record_before, record, streak, round, points: _, ...columns } = game;
  const { attendance, arena, neutral_site } = source;
  return {
    ...columns,
    attendance,
    facts: {
      team_name,
      arena,
      attendance,
      neutral_site,
      number,
      of,
      record_before,
      record_after: record,
      streak,
      round,
      sources: source.source.split('+'),
    },
    box_score: boxScoreOf(game.date, slugOf),
  };
}

function chunked<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / GAMES_PER_STATEMENT) }, (_, at) =>
    rows.slice(at * GAMES_PER_STATEMENT, (at + 1) * GAMES_PER_STATEMENT),
  );
}
