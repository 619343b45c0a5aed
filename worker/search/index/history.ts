/** What the index has of the history: its players and seasons, also as they are answered when they are found. */
import type { FoundPlayer, FoundSeason } from '@desert/contract/search';
import { persons, players, teams } from '@desert/drizzle/schema';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { indexedText } from '../tokenizer.ts';
import type { Document } from './documents.ts';
import { gameEntries } from './games.ts';
import type { IndexStatement } from './state.ts';
import { writeDocuments } from './write-documents.ts';

type Season = typeof teams.$inferSelect;
type PlayerSeason = typeof players.$inferSelect & { slug: string; team: Season };

/** The seasons of one player, oldest first. */
type Career = [PlayerSeason, ...PlayerSeason[]];

/** Something that is found, with its place among its like: of what matches as well, the greater id goes first. */
interface Entry<Answer extends { id: number }> {
  answer: Answer;
  title: string;
  text: string;
}

/** Words that people use of a position. */
const POSITIONS: Record<string, string> = {
  C: 'center centre forward',
  R: 'right wing winger forward',
  L: 'left wing winger forward',
  D: 'defenseman defenceman defense defence',
  G: 'goalie goaltender goalkeeper',
};

/** The statements that write all of the history into the index, in place of what it has of it. */
export async function writeHistory(database: Database): Promise<IndexStatement[]> {
  const [seasons, roster] = await database.batch([
    database.select().from(teams).orderBy(asc(teams.start_year)),
    database
      .select({ player: players, slug: persons.slug })
      .from(players)
      .innerJoin(persons, eq(persons.id, players.person_id)),
  ]);
  const teamOf = new Map(seasons.map((season) => [season.id, season]));
  const playerSeasons = roster.flatMap(({ player, slug }) => {
    const team = teamOf.get(player.team_id);
    return team ? [Object.assign(player, { slug, team })] : [];
  });
  const kinds: Record<string, Entry<{ id: number }>[]> = {
    players: personsOf(playerSeasons).map(playerEntry),
    seasons: seasons.map(seasonEntry),
    games: await gameEntries(database),
  };
  const written = Object.entries(kinds).map(([kind, entries]) => ({
    kind,
    answers: entries.map(({ answer }) => [kind, answer.id, JSON.stringify(answer)]),
    documents: entries.map(documentOf),
  }));
  return [{ sql: 'DELETE FROM history WHERE 1', values: [] }, ...written.flatMap(statementsOf)];
}

interface Written {
  kind: string;
  answers: (string | number)[][];
  documents: Document[];
}

function statementsOf({ kind, answers, documents }: Written): IndexStatement[] {
  const sql =
    'INSERT INTO history (kind, id, answer) ' +
    'SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?) WHERE 1';
  return [
    { sql: `DELETE FROM ${kind} WHERE 1`, values: [] },
    ...writeDocuments(kind, documents),
    { sql, values: [JSON.stringify(answers)] },
  ];
}

function documentOf({ answer, title, text }: Entry<{ id: number }>): Document {
  return {
    id: answer.id,
    title: indexedText(title),
    text: indexedText(text),
    author: '',
    tags: '',
  };
}

/** The players by the games they played, fewest first. */
function personsOf(roster: PlayerSeason[]): Career[] {
  const persons = Map.groupBy(
    roster.toSorted((a, b) => a.team.start_year - b.team.start_year),
    ({ person_id }) => person_id,
  );
  const careers = [...persons.values()] as Career[];
  return careers.toSorted((a, b) => gamesOf(a) - gamesOf(b) || a[0].id - b[0].id);
}

function gamesOf(seasons: PlayerSeason[]): number {
  return seasons.reduce((games, { gp }) => games + gp, 0);
}

function playerEntry(seasons: Career, at: number): Entry<FoundPlayer> {
  const [first] = seasons;
  const last = seasons.at(-1) ?? first;
  const name = `${last.first_name} ${last.last_name}`;
  const positions = mostPlayed(seasons, ({ position }) => position);
  const numbers = mostPlayed(seasons, ({ number }) => number);
  return {
    answer: {
      id: at + 1,
      name,
      path: `/history/players/${last.slug}`,
      positions,
      numbers,
      first_season: first.team.year,
      last_season: last.team.year,
      seasons: seasons.length,
      gp: gamesOf(seasons),
    },
    title: [...new Set([name, ...seasons.map((one) => `${one.first_name} ${one.last_name}`)])].join(
      ' ',
    ),
    text: [
      ...numbers.map((number) => `#${number}`),
      ...new Set(seasons.flatMap(({ team }) => [namesOf(team), team.team_name])),
      ...positions.map((position) => POSITIONS[position]),
    ].join(' '),
  };
}

/** What a player had in his seasons, in most games first. */
function mostPlayed<T>(seasons: PlayerSeason[], valueOf: (season: PlayerSeason) => T | null): T[] {
  const games = new Map<T, number>();
  for (const season of seasons) {
    const value = valueOf(season);
    if (value !== null) games.set(value, (games.get(value) ?? 0) + season.gp);
  }
  return [...games].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
}

function seasonEntry(season: Season): Entry<FoundSeason> {
  const { year, team_name, record, playoffs, start_year, playoff_series, coaches } = season;
  return {
    answer: { id: start_year, year, team_name, record, playoffs, path: `/history/${year}` },
    title: `${namesOf(season)} ${team_name}`,
    text: [
      record,
      playoffs,
      ...playoff_series.map(({ round, opponent }) => `${round} ${opponent}`),
      ...coaches.map(({ name }) => `${name} coach`),
    ].join('. '),
  };
}

/** What people write for a season: '2011-12', '2011-2012', '11-12'. */
function namesOf({ year, start_year, end_year }: Season): string {
  return `${year}, ${start_year}-${end_year}, ${year.slice(2)} season`;
}
