/** The documents of players: the list, a document each, and the leaders. */
import {
  type IndexedPlayer,
  type Leader,
  LEADERS_LONG,
  LEADERS_SHORT,
  type Leaders,
  type PlayerDetail,
  type WornNumber,
} from '@desert/contract/history/players';
import { formatFullName } from '@desert/contract/history/roster';
import type { Player, Skater } from '@desert/contract/history/roster';
import { ERAS, formatSeasonYear } from '@desert/contract/history/seasons';
import { foldText } from '@desert/contract/text/folded';
import { coachSlugs, linkByName } from './coaches.ts';
import { findBestNight } from './games/best-nights.ts';
import { getBirthDate, type Line, getPersonName, type Person } from './identities.ts';
import { findAppearances } from './logs/appearances.ts';
import { getPlayerFacts } from './player-facts.ts';
import { type Ranking, rankPersons } from './rankings.ts';
import { compareText, type HistoryDocuments } from './rows.ts';
import type { SourceSeason } from './seasons.ts';
import { sumLines } from './totals.ts';

interface Entry {
  person: Person;
  player: IndexedPlayer;
}

export function buildPlayerDocuments(
  persons: Person[],
  slugOf: (id: number) => string,
): HistoryDocuments {
  const sorted = persons
    .map((person): Entry => ({ person, player: toIndexedPlayer(person, slugOf(person.id)) }))
    .toSorted(
      ({ player: a }, { player: b }) =>
        compareText(foldText(a.last_name), foldText(b.last_name)) ||
        compareText(foldText(a.first_name), foldText(b.first_name)) ||
        compareText(a.slug, b.slug),
    );
  const everybody = sorted.map(({ player }) => player);
  const rankings = rankPersons(persons);
  const ofFranchise = rankings.filter(({ era }) => era === null);
  return {
    players: packPlayers(everybody),
    ...Object.fromEntries(
      sorted.map(({ person, player }) => [
        `players/${player.slug}`,
        buildPlayerDetail(person, player, sorted, ofFranchise),
      ]),
    ),
    ...buildLeaderDocuments(rankings, new Map(everybody.map((player) => [player.id, player]))),
  };
}

/** Rows, because objects would exceed the length of a statement. */
function packPlayers(players: IndexedPlayer[]) {
  const columns = Object.keys(players[0] ?? {});
  return { columns, rows: players.map((player) => Object.values(player)) };
}

function toIndexedPlayer(person: Person, slug: string): IndexedPlayer {
  const { id, lines } = person;
  const { gp, goals, assists, points, wins } = sumLines(lines);
  return {
    id,
    slug,
    ...getPersonName(person),
    positions: rankValuesByGames(lines, ({ position }) => position),
    numbers: rankValuesByGames(lines, ({ number }) => number ?? null),
    first_season: lines[0].season.year,
    last_season: lines.at(-1)?.season.year ?? '',
    seasons: lines.length,
    gp,
    goals,
    assists,
    points,
    wins,
    spans: toSpans(lines.map(({ season }) => season.startYear)),
  };
}

function rankValuesByGames<T>(lines: Line[], valueOf: (line: Line) => T | null): T[] {
  const games = new Map<T, number>();
  for (const line of lines) {
    const value = valueOf(line);
    if (value !== null) games.set(value, (games.get(value) ?? 0) + line.gp);
  }
  return [...games].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
}

function toSpans(years: number[]): IndexedPlayer['spans'] {
  const spans: IndexedPlayer['spans'] = [];
  for (const year of years) {
    const last = spans.at(-1);
    if (last?.[1] === year - 1) last[1] = year;
    else spans.push([year, year]);
  }
  return spans;
}

/** The id of a place on a roster: the season's times 1000, which is more than any roster has, plus the place. */
export function computePlayerId(season: SourceSeason, index: number): number {
  return season.id * 1000 + index + 1;
}

/** A season as a roster and a player's page show it. */
export function toSeasonLine(line: Line): Player {
  const { season, index, first_name, last_name, number = null, position, age = null, gp } = line;
  const player = { id: computePlayerId(season, index), first_name, last_name, number, age, gp };
  if (position === 'G') {
    const { gaa = null, svp = null, wins = null, losses = null, shutouts = null } = line;
    const { overtime_losses = null } = line;
    return { ...player, position, gaa, svp, wins, losses, overtime_losses, shutouts };
  }
  const { goals, assists, points, pims, plus_minus = null } = line;
  return { ...player, position, goals, assists, points, pims, plus_minus } as Skater;
}

function buildPlayerDetail(
  person: Person,
  player: IndexedPlayer,
  entries: Entry[],
  rankings: Ranking[],
): Omit<PlayerDetail, 'list' | 'photos'> {
  const { spans: _, ...summary } = player;
  const { id, lines } = person;
  const coach = linkByName(formatFullName(player), coachSlugs);
  const best = summary.positions[0] === 'G' ? 'wins' : 'points';
  const counted = lines.filter((line) => (line[best] ?? 0) > 0);
  const [bestLine] = counted.toSorted((a, b) => (b[best] ?? 0) - (a[best] ?? 0) || a.gp - b.gp);
  return {
    ...summary,
    birth_date: getBirthDate(person),
    lines: lines.map((line) =>
      Object.assign(toSeasonLine(line), {
        year: line.season.year,
        team_name: line.season.team_name,
      }),
    ),
    totals: sumLines(lines),
    best_season: bestLine?.season.year ?? null,
    facts: { ...getPlayerFacts(id), ...(coach && { coach }) },
    best_night: findBestNight(id),
    logged: findAppearances(id).length,
    worn: listWornNumbers(id, summary.numbers, lines, entries),
    ranks: Object.fromEntries(
      rankings.flatMap(({ figure, ranked }) => {
        const rankedPlayer = ranked.find((eachRankedPlayer) => eachRankedPlayer.id === id);
        return rankedPlayer ? [[figure, { rank: rankedPlayer.rank, of: ranked.length }]] : [];
      }),
    ),
  };
}

const listSeasonsOfNumber = (number: number, lines: Line[]) =>
  lines.flatMap((line) => (line.number === number ? [line.season.year] : []));

function listWornNumbers(
  id: number,
  numbers: number[],
  lines: Line[],
  wearers: Entry[],
): WornNumber[] {
  return numbers.map((number) => ({
    number,
    seasons: listSeasonsOfNumber(number, lines),
    others: wearers
      .filter((other) => other.player.id !== id && other.player.numbers.includes(number))
      .map(({ player, person }) => {
        const years = listSeasonsOfNumber(number, person.lines);
        const [first_season = '', last_season = first_season] = [years[0], years.at(-1)];
        const { slug } = player;
        return { slug, name: formatFullName(player), first_season, last_season, seasons: years };
      })
      .toSorted((a, b) => compareText(a.first_season, b.first_season)),
  }));
}

/** The leaders of all figures, and of each, for the franchise and each of its names. */
function buildLeaderDocuments(
  rankings: Ranking[],
  players: Map<number, IndexedPlayer>,
): HistoryDocuments {
  const leadersOf = ({ figure, era, least_games, ranked }: Ranking, length: number) => ({
    figure,
    least_games,
    leaders: ranked
      .slice(0, length)
      .flatMap((rankedPlayer) => toLeader(rankedPlayer, era, players)),
  });
  const keyOf = (era: Ranking['era']) => `leaders/${era ?? 'franchise'}`;
  const short = [null, ...ERAS.map(({ id }) => id)].map((era): [string, Leaders] => {
    const ownRankings = rankings.filter((ranking) => ranking.era === era);
    return [
      keyOf(era),
      { era, figures: ownRankings.map((ranking) => leadersOf(ranking, LEADERS_SHORT)) },
    ];
  });
  const long = rankings.map((ranking): [string, Leaders] => {
    const { era, figure } = ranking;
    return [`${keyOf(era)}/${figure}`, { era, figures: [leadersOf(ranking, LEADERS_LONG)] }];
  });
  return Object.fromEntries([...short, ...long]);
}

function toLeader(
  { id, rank, value, gp }: Ranking['ranked'][number],
  era: Ranking['era'],
  players: Map<number, IndexedPlayer>,
): Leader[] {
  const player = players.get(id);
  if (!player) return [];
  const { first, last } = ERAS.find((entry) => entry.id === era) ?? { first: 0, last: 9999 };
  const spans = player.spans.filter(([from, to]) => from <= last && to >= first);
  return [
    {
      slug: player.slug,
      name: formatFullName(player),
      rank,
      position: player.positions[0] ?? 'C',
      gp,
      value: Number(value.toFixed(6)),
      first_season: formatSeasonYear(Math.max(first, spans[0]?.[0] ?? 0)),
      last_season: formatSeasonYear(Math.min(last, spans.at(-1)?.[1] ?? 0)),
    },
  ];
}
