import type { Team } from '@desert/contract/history/history';
import { seasonsBetween, startYear } from '../seasonYear.ts';
import { qualified } from '../winLoss.ts';

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
    const gap = previous ? seasonsBetween(previous.year, team.year) : [];
    eras.at(-1)?.seasons.push(...gap.map((year) => ({ year, team: null })));
    if (previous?.team_name !== team.team_name)
      eras.push({ teamName: team.team_name, seasons: [] });
    eras.at(-1)?.seasons.push({ year: team.year, team });
    previous = team;
  }
  return eras;
}

function playedTeams(era: Era): Team[] {
  return era.seasons.flatMap(({ team }) => team ?? []);
}

export function eraTotals(era: Era): { seasons: number; playoffs: number } {
  const teams = playedTeams(era);
  return {
    seasons: teams.length,
    playoffs: teams.filter(({ playoffs }) => qualified(playoffs)).length,
  };
}

export function eraId(era: Era): string {
  return `from-${era.seasons.at(0)?.year}`;
}

export function eraSpan(era: Era): string {
  const teams = playedTeams(era);
  const first = teams.at(0);
  const last = teams.at(-1);
  return first && last ? `${startYear(first.year)}–${startYear(last.year) + 1}` : '';
}
