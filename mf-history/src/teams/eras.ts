import type { Team } from '@desert/contract/history';
import { qualified } from '../playoffs.ts';
import { seasonsBetween, startYear } from '../seasonYear.ts';

/** A season's place in the list; `team` is null for a season that was not played. */
export interface Season {
  year: string;
  team: Team | null;
}

/** The seasons in a row that the franchise played under one name. */
export interface Era {
  teamName: string;
  seasons: Season[];
}

/**
 * Groups seasons by the team's name, from the oldest on. A year which is missing between two
 * seasons stands in its place, as not played.
 * @param teams in any order
 */
export function groupByEra(teams: Team[]): Era[] {
  const eras: Era[] = [];
  let previous: Team | undefined;
  for (const team of teams.toSorted((a, b) => startYear(a.year) - startYear(b.year))) {
    const gap = previous ? seasonsBetween(previous.year, team.year) : [];
    eras.at(-1)?.seasons.push(...gap.map((year) => ({ year, team: null })));
    if (previous?.team_name !== team.team_name)
      eras.push({ teamName: team.team_name, seasons: [] });
    eras.at(-1)?.seasons.push({ year: team.year, team });
    previous = team;
  }
  return eras;
}

/** The seasons of an era that were played. */
function playedTeams(era: Era): Team[] {
  return era.seasons.flatMap(({ team }) => team ?? []);
}

/** How many seasons of an era were played, and how many of them went on into the play-offs. */
export function eraTotals(era: Era): { seasons: number; playoffs: number } {
  const teams = playedTeams(era);
  return {
    seasons: teams.length,
    playoffs: teams.filter(({ playoffs }) => qualified(playoffs)).length,
  };
}

/** The era's id in the document, by its first season: 'from-1996-97'. */
export function eraId(era: Era): string {
  return `from-${era.seasons.at(0)?.year}`;
}

/** The calendar years an era spans: '1979–1996'. */
export function eraSpan(era: Era): string {
  const teams = playedTeams(era);
  const first = teams.at(0);
  const last = teams.at(-1);
  return first && last ? `${startYear(first.year)}–${startYear(last.year) + 1}` : '';
}
