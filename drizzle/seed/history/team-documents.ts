/** The documents of seasons: the list, and one each. */
import { formatOpponent, scoreText } from '@desert/contract/history/game-text';
import type { SeasonFacts, StripGame, Team, TeamDetail } from '@desert/contract/history/history';
import type { PlayerLink } from '@desert/contract/history/players';
import { formatFullName } from '@desert/contract/history/roster';
import { listSimilarSeasons } from './alike.ts';
import { sourceGames } from './games/games.ts';
import { placeAll, type PlacedGame, Tally } from './games/log.ts';
import { encodeResults } from './games/seasons.ts';
import { getPersonName, type Person } from './identities.ts';
import { getPlayerFacts } from './player-facts.ts';
import { toSeasonLine } from './players.ts';
import { indexDocuments, type HistoryDocuments } from './rows.ts';
import { NO_CAPTAIN, SEASON_NOTES } from './season-notes.ts';
import type { SourceSeason } from './seasons.ts';

export function buildTeamDocuments(
  all: SourceSeason[],
  persons: Person[],
  slugOf: (id: number) => string,
): HistoryDocuments {
  const lines = persons.flatMap((person) =>
    person.lines.map((line) => ({ line, slug: slugOf(person.id) })),
  );
  const bySeason = Map.groupBy(lines, ({ line }) => line.season.year);
  const results = Map.groupBy(placeAll(sourceGames, all), ({ season }) => season);
  const captains = persons.flatMap((person) => {
    const link = { slug: slugOf(person.id), name: formatFullName(getPersonName(person)) };
    return getPlayerFacts(person.id).captain.map((year) => ({ year, link }));
  });
  const list = all.map(({ id, year, team_name, record, playoffs, coach }) => ({
    id,
    year,
    team_name,
    record,
    playoffs,
    coach,
  }));
  const details = all.map((season, at): Omit<TeamDetail, 'photos'> => {
    const roster = bySeason.get(season.year) ?? [];
    return {
      ...(list[at] as Team),
      previous_year: all[at - 1]?.year ?? null,
      next_year: all[at + 1]?.year ?? null,
      players: roster
        .toSorted((a, b) => a.line.index - b.line.index)
        .map(({ line, slug }) => Object.assign(toSeasonLine(line), { slug })),
      results: encodeResults(results.get(season.year) ?? []),
      games: (results.get(season.year) ?? []).map(stripGame),
      alike: listSimilarSeasons(season, all),
      facts: buildSeasonFacts(season, results.get(season.year) ?? [], captains),
    };
  });
  return { teams: list.toReversed(), ...indexDocuments('teams', details, ({ year }) => year) };
}

function stripGame(game: PlacedGame): StripGame {
  return [game.date, formatOpponent(game), scoreText(game)];
}

function buildSeasonFacts(
  { year, startYear, points, goals_for, goals_against, division, division_place }: SourceSeason,
  played: PlacedGame[],
  captains: { year: string; link: PlayerLink }[],
): SeasonFacts {
  const recordOf = (side: boolean) =>
    new Tally(
      startYear,
      played.filter(({ type, home }) => type === 'regular' && home === side),
    ).record;
  const links = captains.flatMap((captain) => (captain.year === year ? [captain.link] : []));
  return {
    points,
    goals_for,
    goals_against,
    division: division && division_place ? { name: division, place: division_place } : null,
    home: recordOf(true),
    road: recordOf(false),
    captains: links.length > 0 || NO_CAPTAIN.has(year) ? links : null,
    note: SEASON_NOTES[year] ?? null,
  };
}
