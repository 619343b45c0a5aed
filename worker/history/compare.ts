import {
  COMPARED,
  type ComparedChoice,
  type ComparedRow,
  type ComparedSubject,
  type Comparison,
} from '@desert/contract/history/compare';
import { STATS } from '@desert/contract/history/figures';
import type { IndexedPlayer, PlayerDetail } from '@desert/contract/history/players';
import { fullName } from '@desert/contract/history/roster';
import { SEASONS, teamOf, UNPLAYED_SEASON, yearsOf } from '@desert/contract/history/seasons';
import { foldedWords } from '@desert/contract/text/folded';
import { teams } from '@desert/drizzle/schema';
import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { readDocuments } from './documents.ts';
import { aboutPlayer, isCalled, readPlayers } from './players.ts';

type Asked = Partial<Record<(typeof COMPARED)[number], string | undefined>>;

interface Compared extends ComparedSubject {
  kind?: 'players' | 'seasons';
}

const CHOICES_MAX = 6;

const OTHER_KIND = {
  players: 'You can only compare players with other players.',
  seasons: 'You can only compare seasons with other seasons.',
};

export async function compare(database: Database, asked: Asked): Promise<Comparison> {
  const named = COMPARED.flatMap((name) => (asked[name] ? [{ name, asked: asked[name] }] : []));
  if (named.length === 0) return { kind: null, subjects: [], rows: [] };
  const players = await readPlayers(database);
  const found = named.map((one): Compared => Object.assign(one, findSubject(one.asked, players)));
  const kind = found.find((one) => one.kind)?.kind ?? null;
  const subjects = found.map(({ kind: own, ...subject }, at): ComparedSubject => {
    if (!own || !kind || !subject.found) return subject;
    const { label, path } = subject.found;
    const isTwice = found.slice(0, at).some((other) => other.found?.path === path);
    const twice = isTwice ? `${label} is already in this comparison.` : null;
    return Object.assign(subject, { problem: own === kind ? twice : OTHER_KIND[kind] });
  });
  const values = subjects.flatMap((subject) =>
    subject.found && !subject.problem ? [subject.found.value] : [],
  );
  const rows =
    kind === 'players' ? await playerRows(database, values) : await seasonRows(database, values);
  return { kind, subjects, rows };
}

function findSubject(
  asked: string,
  players: IndexedPlayer[],
): Pick<Compared, 'kind' | 'found' | 'problem' | 'choices'> {
  const season = [...SEASONS, UNPLAYED_SEASON].find(
    (year) => year === asked || year.slice(0, 4) === asked,
  );
  if (season) {
    const path = `/history/${season}`;
    const found = { label: season, about: teamOf(season), path, value: season };
    return { kind: 'seasons', found, problem: null };
  }
  const called = playersCalled(asked, players);
  const [player] = called;
  if (!player) return { found: null, problem: `No player or season matches “${asked}”.` };
  if (called.length === 1) {
    const found = { ...choiceOf(player), path: `/history/players/${player.slug}` };
    return { kind: 'players', found, problem: null };
  }
  const more = called.length > CHOICES_MAX ? ' Type more of the name.' : '';
  const byGames = called.toSorted((a, b) => b.gp - a.gp);
  return {
    found: null,
    problem: `${called.length} players match “${asked}”.${more}`,
    choices: byGames.slice(0, CHOICES_MAX).map(choiceOf),
  };
}

/** Looks for the slug, then for players who have all words as names, then for names that start with the words. */
function playersCalled(asked: string, players: IndexedPlayer[]): IndexedPlayer[] {
  const words = foldedWords(asked);
  if (words.length === 0) return [];
  const slug = words.join('-');
  const exact = players.filter((player) => player.slug === slug);
  if (exact.length > 0) return exact;
  const begins = players.filter((player) => isCalled(player, words));
  const whole = begins.filter((player) => {
    const names = foldedWords(fullName(player));
    return words.every((word) => names.includes(word));
  });
  return whole.length > 0 ? whole : begins;
}

function choiceOf(player: IndexedPlayer): ComparedChoice {
  return { label: fullName(player), about: aboutPlayer(player), value: player.slug };
}

type Better = 'more' | 'less' | null;
type Column<Subject> = [
  label: string,
  format: ComparedRow['format'],
  better: Better,
  valueOf: (subject: Subject) => number | string | null,
];

type Player = Omit<PlayerDetail, 'list' | 'photos'>;

const isGoalie = ({ positions }: Player) => positions[0] === 'G';

/** Values of the one kind of player; null for the other. */
const ofSkater = (valueOf: (player: Player) => number | null) => (player: Player) =>
  isGoalie(player) ? null : valueOf(player);
const ofGoalie = (valueOf: (player: Player) => number | null) => (player: Player) =>
  isGoalie(player) ? valueOf(player) : null;

const PLAYERS: Column<Player>[] = [
  [STATS.position.label, 'text', null, ({ positions }) => positions.join('/')],
  ['Years with the franchise', 'text', null, yearsOf],
  ['Seasons', 'count', 'more', ({ seasons }) => seasons],
  [STATS.gp.label, 'count', 'more', ({ gp }) => gp],
];

const SKATERS: Column<Player>[] = [
  [STATS.goals.label, 'count', 'more', ({ goals }) => goals],
  [STATS.assists.label, 'count', 'more', ({ assists }) => assists],
  [STATS.points.label, 'count', 'more', ({ points }) => points],
  [STATS.plus_minus.label, 'signed', 'more', ofSkater(({ totals }) => totals.plus_minus)],
  [STATS.pims.label, 'count', null, ({ totals }) => totals.pims],
  ['Goals per game', 'average', 'more', ofSkater(({ totals }) => totals.goals_per_game)],
  ['Points per game', 'average', 'more', ofSkater(({ totals }) => totals.points_per_game)],
];

const GOALIES: Column<Player>[] = [
  [STATS.wins.label, 'count', 'more', ofGoalie(({ wins }) => wins)],
  ['Losses', 'count', null, ofGoalie(({ totals }) => totals.losses)],
  ['Shutouts', 'count', 'more', ofGoalie(({ totals }) => totals.shutouts)],
  [STATS.gaa.label, 'average', 'less', ofGoalie(({ totals }) => totals.gaa)],
  [STATS.svp.label, 'fraction', 'more', ofGoalie(({ totals }) => totals.svp)],
];

type Season = typeof teams.$inferSelect;

/** The season that was not played has a name only. */
const ofPlayed = (valueOf: (season: Season) => number | string | null) => (season: Season) =>
  season.games > 0 ? valueOf(season) : null;

/** Goals are per game, because seasons differ in length. */
const SEASON_COLUMNS: Column<Season>[] = [
  ['Team', 'text', null, ({ team_name }) => team_name],
  ['Record', 'text', null, ofPlayed(({ record }) => record)],
  [STATS.gp.label, 'count', null, ({ games }) => games],
  [STATS.wins.label, 'count', 'more', ofPlayed(({ wins }) => wins)],
  ['Losses', 'count', 'less', ofPlayed(({ losses }) => losses)],
  ['Ties', 'count', null, ({ ties }) => ties],
  ['Overtime losses', 'count', null, ({ overtime_losses }) => overtime_losses],
  [STATS.points.label, 'count', 'more', ofPlayed(({ points }) => points)],
  [
    STATS.points_percentage.label,
    'fraction',
    'more',
    ofPlayed((one) => one.points / one.games / 2),
  ],
  ['Goals per game', 'average', 'more', ofPlayed((one) => one.goals_for / one.games)],
  ['Goals against per game', 'average', 'less', ofPlayed((one) => one.goals_against / one.games)],
  ['Playoffs', 'text', null, ofPlayed(({ playoffs }) => playoffs)],
  ['Head coach', 'text', null, ofPlayed(({ coach }) => coach)],
];

/** Why a season has no value in a row. */
function reasonOf(label: string, { games, ties }: Season): string {
  if (games === 0) return 'not played';
  if (label === 'Ties' && ties === null) return 'no ties from 2005-06 on';
  return 'not counted before 1999-00';
}

async function playerRows(database: Database, slugs: string[]): Promise<ComparedRow[]> {
  const players = await readDocuments(
    database,
    slugs.map((slug): `players/${string}` => `players/${slug}`),
  );
  const columns = [
    ...PLAYERS,
    ...(players.every(isGoalie) ? [] : SKATERS),
    ...(players.some(isGoalie) ? GOALIES : []),
  ];
  return columns.map((column) => rowOf(column, players));
}

async function seasonRows(database: Database, years: string[]): Promise<ComparedRow[]> {
  const found = await database.select().from(teams).where(inArray(teams.year, years));
  const seasons = years.map(
    (year) => found.find((season) => season.year === year) ?? unplayedSeason(year),
  );
  return SEASON_COLUMNS.map((column) => {
    const row = rowOf(column, seasons);
    if (!row.values.includes(null)) return row;
    const reasons = seasons.map((one, at) =>
      row.values[at] === null ? reasonOf(row.label, one) : null,
    );
    return Object.assign(row, { reasons });
  });
}

function unplayedSeason(year: string): Season {
  return { year, team_name: teamOf(year), games: 0, ties: null, overtime_losses: null } as Season;
}

function rowOf<Subject>(
  [label, format, better, valueOf]: Column<Subject>,
  subjects: Subject[],
): ComparedRow {
  const values = subjects.map(valueOf);
  return { label, format, values, best: better ? bestOf(values, better) : [] };
}

/** Marks no value as best if all are equal, or fewer than two are numbers. */
function bestOf(values: ComparedRow['values'], better: 'more' | 'less'): number[] {
  const numbers = values.filter((value) => typeof value === 'number');
  const best = better === 'more' ? Math.max(...numbers) : Math.min(...numbers);
  const places = values.flatMap((value, at) => (value === best ? [at] : []));
  return numbers.length < 2 || places.length === numbers.length ? [] : places;
}
