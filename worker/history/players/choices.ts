import { yearsOf } from '@desert/contract/seasons';
import { LISTED_TAGS, type TagChoice } from '@desert/contract/tags';
import type { Database } from '../../database/open.ts';
import { fullName, readPlayers } from './player-index.ts';

/** All tags but games: seasons (newest first) and players (most games first). Reads one row. */
export async function listChoices(database: Database): Promise<TagChoice[]> {
  const players = await readPlayers(database);
  return [
    ...LISTED_TAGS,
    ...players
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
