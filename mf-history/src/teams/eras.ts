import type { Team } from '@desert/contract/history/history';
import { listSeasonsBetweenYears, startYear } from '../seasonYear.ts';
import { hasReachedPlayoffs } from '../winLoss.ts';

export interface Season {
  year: string;
  team: Team | null;
}

export interface Era {
  teamName: string;
  seasons: Season[];
}

/**
 * Groups seasons by the franchise's name. A year that is missing in between becomes a season without a team in the
 * earlier era. @param teams in any order
 */
export function groupByEra(teams: Team[]): Era[] {
  const eras: Era[] = [];
  let previous: Team | undefined;
  for (const team of teams.toSorted((a, b) => startYear(a.year) - startYear(b.year))) {
    const gap = previous ? listSeasonsBetweenYears(previous.year, team.year) : [];
    eras.at(-1)?.seasons.push(...gap.map((year) => ({ year, team: null })));
    if (previous?.team_name !== team.team_name)
      eras.push({ teamName: team.team_name, seasons: [] });
    eras.at(-1)?.seasons.push({ year: team.year, team });
    previous = team;
  }
  return eras;
}

function listPlayedTeams(era: Era): Team[] {
  return era.seasons.flatMap(({ team }) => team ?? []);
}

export function countEraTotals(era: Era): { seasons: number; playoffs: number } {
  const teams = listPlayedTeams(era);
  return {
    seasons: teams.length,
    playoffs: teams.filter(({ playoffs }) => hasReachedPlayoffs(playoffs)).length,
  };
}

export function toEraElementId(era: Era): string {
  return `from-${era.seasons.at(0)?.year}`;
}

export function formatEraSpan(era: Era): string {
  const teams = listPlayedTeams(era);
  const first = teams.at(0);
  const last = teams.at(-1);
  return first && last ? `${startYear(first.year)}–${startYear(last.year) + 1}` : '';
}
