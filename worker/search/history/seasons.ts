import { getTeamName, UNPLAYED_SEASON } from '@desert/contract/history/seasons';
import { teams } from '@desert/drizzle/schema';
import { asc } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import type { HistoryEntry } from './entry.ts';

export async function readSeasonEntries(database: Database): Promise<HistoryEntry<'seasons'>[]> {
  const seasons = await database.select().from(teams).orderBy(asc(teams.start_year));
  const played = seasons.map((season) => {
    const { year, team_name, record, playoffs, start_year, playoff_series, coaches } = season;
    return {
      record: { id: start_year, year, team_name, record, playoffs, path: `/history/${year}` },
      title: `${year} ${team_name}`,
      about: record,
      names: `${formatSeasonSpellings(season)} ${team_name}`,
      text: [
        record,
        playoffs,
        ...playoff_series.map(({ round, opponent }) => `${round} ${opponent}`),
        ...coaches.map(({ name }) => `${name} coach`),
      ].join('. '),
    };
  });
  return [...played, buildUnplayedEntry()];
}

function buildUnplayedEntry(): HistoryEntry<'seasons'> {
  const year = UNPLAYED_SEASON;
  const start_year = Number(year.slice(0, 4));
  const team_name = getTeamName(year);
  const [record, playoffs] = ['Not played', 'Canceled by the lockout'];
  return {
    record: { id: start_year, year, team_name, record, playoffs, path: `/history/${year}` },
    title: `${year} ${team_name}`,
    about: record,
    names: `${formatSeasonSpellings({ year, start_year, end_year: start_year + 1 })} ${team_name} lockout`,
    text: `${record}. ${playoffs}. cancelled`,
  };
}

/** The spellings of a season: '2011-12, 2011-2012, 11-12 season'. */
export function formatSeasonSpellings(
  season: Pick<typeof teams.$inferSelect, 'year' | 'start_year' | 'end_year'>,
) {
  const { year, start_year, end_year } = season;
  return `${year}, ${start_year}-${end_year}, ${year.slice(2)} season`;
}
