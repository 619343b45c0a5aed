import type { Arena, Coach } from '@desert/contract/history/coaches';
import type {
  DayOfHistory,
  GameRecords,
  Opponent,
  OpponentDetail,
} from '@desert/contract/history/games';
import type { Team, TeamDetail } from '@desert/contract/history/history';
import type { ListedList } from '@desert/contract/history/lists';
import type { FanPhoto, Leaders, PlayerDetail } from '@desert/contract/history/players';
import { historyDocuments } from '@desert/drizzle/schema';
import type { IndexRow } from '@desert/drizzle/seed/history/games/find-index';
import type { SeasonBest } from '@desert/drizzle/seed/history/season-bests';
import { eq, inArray, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { selectFanPhotos } from './fan-photos.ts';

/** Types of the documents that code other than the routes reads. The seed computes all of them. */
interface Documents {
  teams: Team[];
  [team: `teams/${string}`]: Omit<TeamDetail, 'photos'>;
  [player: `players/${string}`]: Omit<PlayerDetail, 'list' | 'photos'>;
  [leaders: `leaders/${string}`]: Leaders;
  coaches: Coach[];
  lists: ListedList[];
  'season-bests': SeasonBest[];
  'games/opponents': Opponent[];
  [opponent: `games/opponents/${string}`]: OpponentDetail;
  'games/records/franchise': GameRecords;
  'games/arenas': Arena[];
  'games/dates': string[];
  'games/find': IndexRow[];
  [day: `games/on/${string}`]: DayOfHistory;
}

/** A document with the photos of memories that have a tag. */
export async function readWithPhotos<Document extends object>(
  database: Database,
  key: string | SQLWrapper,
  tag: string,
): Promise<(Document & { photos: FanPhoto[] }) | undefined> {
  const [row] = await database
    .select({ body: historyDocuments.body, photos: selectFanPhotos(tag) })
    .from(historyDocuments)
    .where(eq(historyDocuments.key, key));
  return row && { ...(JSON.parse(row.body) as Document), photos: row.photos };
}

export function selectDocument(database: Database, key: string | SQLWrapper) {
  return database
    .select({ body: historyDocuments.body, hash: historyDocuments.hash })
    .from(historyDocuments)
    .where(eq(historyDocuments.key, key));
}

export async function readDocument<Key extends keyof Documents>(
  database: Database,
  key: Key,
): Promise<Documents[Key] | undefined> {
  const [document] = await selectDocument(database, key);
  return document && (JSON.parse(document.body) as Documents[Key]);
}

/** Reads several documents of a kind, in the order of their keys. */
export async function readDocuments<Key extends keyof Documents>(
  database: Database,
  keys: Key[],
): Promise<Documents[Key][]> {
  const rows = await database
    .select({ key: historyDocuments.key, body: historyDocuments.body })
    .from(historyDocuments)
    .where(inArray(historyDocuments.key, keys));
  const bodies = new Map(rows.map(({ key, body }) => [key, body]));
  return keys.flatMap((key) => {
    const body = bodies.get(key);
    return body === undefined ? [] : [JSON.parse(body) as Documents[Key]];
  });
}
