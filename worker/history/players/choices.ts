import { yearsOf } from '@desert/contract/seasons';
import type { TagChoice } from '@desert/contract/tags';
import { teams } from '@desert/drizzle/schema';
import { desc } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { fullName, playersIn, selectDocument } from './player-index.ts';

/** All taggable seasons (newest first) and players (most games first). Reads a row per season, and one for players. */
export async function listChoices(database: Database): Promise<TagChoice[]> {
  const [seasons, index] = await database.batch([
    database
      .select({ year: teams.year, about: teams.team_name })
      .from(teams)
      .orderBy(desc(teams.start_year)),
    selectDocument(database, 'players'),
  ]);
  return [
    ...seasons.map(({ year, about }): TagChoice => ({
      kind: 'season',
      id: year,
      label: year,
      path: `/history/${year}`,
      about,
    })),
    ...playersIn(index)
      .toSorted((a, b) => b.gp - a.gp)
      .map((player): TagChoice => ({
        kind: 'player',
        id: player.id,
        label: fullName(player),
        path: `/history/players/${player.slug}`,
        about: `${player.positions.join('/')}, ${yearsOf(player)}`,
      })),
  ];
}
