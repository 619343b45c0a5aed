import {
  COMPARED,
  type ComparedChoice,
  type ComparedRow,
  type ComparedSubject,
  type Comparison,
} from '@desert/contract/history/compare';
import { STATS } from '@desert/contract/history/figures';
import type { IndexedPlayer, PlayerDetail } from '@desert/contract/history/players';
import { formatFullName } from '@desert/contract/history/roster';
import {
  SEASONS,
  getTeamName,
  UNPLAYED_SEASON,
  formatYears,
} from '@desert/contract/history/seasons';
import { toFoldedWords } from '@desert/contract/text/folded';
import { teams } from '@desert/drizzle/schema';
import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { readDocuments } from './documents.ts';
import { describePlayer, isCalled, readPlayers } from './players.ts';

type CompareInput = Partial<Record<(typeof COMPARED)[number], string | undefined>>;

interface ComparedInput extends ComparedSubject {
  kind?: 'players' | 'seasons';
}

const MAX_CHOICES = 6;

const OTHER_KIND = {
  players: 'You can only compare players with other players.',
  seasons: 'You can only compare seasons with other seasons.',
};

export async function comparePlayers(database: Database, query: CompareInput): Promise<Comparison> {
  const named = COMPARED.flatMap((name) => (query[name] ? [{ name, asked: query[name] }] : []));
  if (named.length === 0) return { kind: null, subjects: [], rows: [] };
  const players = await readPlayers(database);
  const comparedSubjects = named.map((entry): ComparedInput =>
    Object.assign(entry, findSubject(entry.asked, players)),
  );
  const kind = comparedSubjects.find((comparedSubject) => comparedSubject.kind)?.kind ?? null;
  const subjects = comparedSubjects.map(({ kind: ownKind, ...subject }, at): ComparedSubject => {
    if (!ownKind || !kind || !subject.found) return subject;
    const { label, path } = subject.found;
    const isTwice = comparedSubjects.slice(0, at).some((other) => other.found?.path === path);
    const twice = isTwice ? `${label} is already in this comparison.` : null;
    return Object.assign(subject, { problem: ownKind === kind ? twice : OTHER_KIND[kind] });
  });
  const values = subjects.flatMap((subject) =>
    subject.found && !subject.problem ? [subject.found.value] : [],
  );
  const rows =
    kind === 'players'
      ? await readPlayerRows(database, values)
      : await readSeasonRows(database, values);
  return { kind, subjects, rows };
}

function findSubject(
  typed: string,
  players: IndexedPlayer[],
): Pick<ComparedInput, 'kind' | 'found' | 'problem' | 'choices'> {
  const season = [...SEASONS, UNPLAYED_SEASON].find(
    (year) => year === typed || year.slice(0, 4) === typed,
  );
  if (season) {
    const path = `/history/${season}`;
    const subject = { label: season, about: getTeamName(season), path, value: season };
    return { kind: 'seasons', found: subject, problem: null };
  }
  const called = matchPlayers(typed, players);
  const [player] = called;
  if (!player) return { found: null, problem: `No player or season matches “${typed}”.` };
  if (called.length === 1) {
    const foundSubject = { ...toChoice(player), path: `/history/players/${player.slug}` };
    return { kind: 'players', found: foundSubject, problem: null };
  }
  const more = called.length > MAX_CHOICES ? ' Type more of the name.' : '';
  const byGames = called.toSorted((a, b) => b.gp - a.gp);
  return {
    found: null,
    problem: `${called.length} players match “${typed}”.${more}`,
    choices: byGames.slice(0, MAX_CHOICES).map(toChoice),
  };
}

/** Looks for the slug, then for players who have all words as names, then for names that start with the words. */
function matchPlayers(typed: string, players: IndexedPlayer[]): IndexedPlayer[] {
  const words = toFoldedWords(typed);
  if (words.length === 0) return [];
  const slug = words.join('-');
  const exact = players.filter((player) => player.slug === slug);
  if (exact.length > 0) return exact;
  const begins = players.filter((player) => isCalled(player, words));
  const whole = begins.filter((player) => {
    const names = toFoldedWords(formatFullName(player));
    return words.every((word) => names.includes(word));
  });
  return whole.length > 0 ? whole : begins;
}

function toChoice(player: IndexedPlayer): ComparedChoice {
  return { label: formatFullName(player), about: describePlayer(player), value: player.slug };
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
const toSkaterValue = (valueOf: (player: Player) => number | null) => (player: Player) =>
  isGoalie(player) ? null : valueOf(player);
const toGoalieValue = (valueOf: (player: Player) => number | null) => (player: Player) =>
  isGoalie(player) ? valueOf(player) : null;

const PLAYERS: Column<Player>[] = [
  [STATS.position.label, 'text', null, ({ positions }) => positions.join('/')],
  ['Years with the franchise', 'text', null, formatYears],
  ['Seasons', 'count', 'more', ({ seasons }) => seasons],
  [STATS.gp.label, 'count', 'more', ({ gp }) => gp],
];

const SKATERS: Column<Player>[] = [
  [STATS.goals.label, 'count', 'more', ({ goals }) => goals],
  [STATS.assists.label, 'count', 'more', ({ assists }) => assists],
  [STATS.points.label, 'count', 'more', ({ points }) => points],
  [STATS.plus_minus.label, 'signed', 'more', toSkaterValue(({ totals }) => totals.plus_minus)],
  [STATS.pims.label, 'count', null, ({ totals }) => totals.pims],
  ['Goals per game', 'average', 'more', toSkaterValue(({ totals }) => totals.goals_per_game)],
  ['Points per game', 'average', 'more', toSkaterValue(({ totals }) => totals.points_per_game)],
];

const GOALIES: Column<Player>[] = [
  [STATS.wins.label, 'count', 'more', toGoalieValue(({ wins }) => wins)],
  ['Losses', 'count', null, toGoalieValue(({ totals }) => totals.losses)],
  ['Shutouts', 'count', 'more', toGoalieValue(({ totals }) => totals.shutouts)],
  [STATS.gaa.label, 'average', 'less', toGoalieValue(({ totals }) => totals.gaa)],
  [STATS.svp.label, 'fraction', 'more', toGoalieValue(({ totals }) => totals.svp)],
];

type Season = typeof teams.$inferSelect;

/** The season that was not played has a name only. */
const toPlayedValue = (valueOf: (season: Season) => number | string | null) => (season: Season) =>
  season.games > 0 ? valueOf(season) : null;

/** Goals are per game, because seasons differ in length. */
const SEASON_COLUMNS: Column<Season>[] = [
  ['Team', 'text', null, ({ team_name }) => team_name],
  ['Record', 'text', null, toPlayedValue(({ record }) => record)],
  [STATS.gp.label, 'count', null, ({ games }) => games],
  [STATS.wins.label, 'count', 'more', toPlayedValue(({ wins }) => wins)],
  ['Losses', 'count', 'less', toPlayedValue(({ losses }) => losses)],
  ['Ties', 'count', null, ({ ties }) => ties],
  ['Overtime losses', 'count', null, ({ overtime_losses }) => overtime_losses],
  [STATS.points.label, 'count', 'more', toPlayedValue(({ points }) => points)],
  [
    STATS.points_percentage.label,
    'fraction',
    'more',
    toPlayedValue((entry) => entry.points / entry.games / 2),
  ],
  ['Goals per game', 'average', 'more', toPlayedValue((entry) => entry.goals_for / entry.games)],
  [
    'Goals against per game',
    'average',
    'less',
    toPlayedValue((entry) => entry.goals_against / entry.games),
  ],
  ['Playoffs', 'text', null, toPlayedValue(({ playoffs }) => playoffs)],
  ['Head coach', 'text', null, toPlayedValue(({ coach }) => coach)],
];

/** Why a season has no value in a row. */
function explainMissing(label: string, { games, ties }: Season): string {
  if (games === 0) return 'not played';
  if (label === 'Ties' && ties === null) return 'no ties from 2005-06 on';
  return 'not counted before 1999-00';
}

async function readPlayerRows(database: Database, slugs: string[]): Promise<ComparedRow[]> {
  const players = await readDocuments(
    database,
    slugs.map((slug): `players/${string}` => `players/${slug}`),
  );
  const columns = [
    ...PLAYERS,
    ...(players.every(isGoalie) ? [] : SKATERS),
    ...(players.some(isGoalie) ? GOALIES : []),
  ];
  return columns.map((column) => toComparedRow(column, players));
}

async function readSeasonRows(database: Database, years: string[]): Promise<ComparedRow[]> {
  const rows = await database.select().from(teams).where(inArray(teams.year, years));
  const seasons = years.map(
    (year) => rows.find((season) => season.year === year) ?? buildUnplayedSeason(year),
  );
  return SEASON_COLUMNS.map((column) => {
    const row = toComparedRow(column, seasons);
    if (!row.values.includes(null)) return row;
    const reasons = seasons.map((entry, at) =>
      row.values[at] === null ? explainMissing(row.label, entry) : null,
    );
    return Object.assign(row, { reasons });
  });
}

function buildUnplayedSeason(year: string): Season {
  return {
    year,
    team_name: getTeamName(year),
    games: 0,
    ties: null,
    overtime_losses: null,
  } as Season;
}

function toComparedRow<Subject>(
  [label, format, better, valueOf]: Column<Subject>,
  subjects: Subject[],
): ComparedRow {
  const values = subjects.map(valueOf);
  return { label, format, values, best: better ? findBest(values, better) : [] };
}

/** Marks no value as best if all are equal, or fewer than two are numbers. */
function findBest(values: ComparedRow['values'], better: 'more' | 'less'): number[] {
  const numbers = values.filter((value) => typeof value === 'number');
  const best = better === 'more' ? Math.max(...numbers) : Math.min(...numbers);
  const places = values.flatMap((value, at) => (value === best ? [at] : []));
  return numbers.length < 2 || places.length === numbers.length ? [] : places;
}
