import type { SearchKind } from '@desert/contract/search/search';
import type { Database } from '../platform/database/open.ts';
import { WRITTEN_KINDS } from '../records/written-kinds.ts';
import { coachEntries } from './history/coaches.ts';
import type { Entry, HistoryKind } from './history/entry.ts';
import { gameEntries } from './history/games.ts';
import { playerEntries } from './history/players.ts';
import { seasonEntries } from './history/seasons.ts';

/** The kinds of documents of the history. A kind is declared here and in `FoundOf` of the contract. */
export const HISTORY_KINDS: {
  [Kind in HistoryKind]: (database: Database) => Promise<Entry<Kind>[]>;
} = { players: playerEntries, coaches: coachEntries, seasons: seasonEntries, games: gameEntries };

export const historyKinds = Object.keys(HISTORY_KINDS) as HistoryKind[];

export const SEARCHED_TABLES: string[] = [
  ...historyKinds,
  ...WRITTEN_KINDS.map(({ name }) => tableOf(name)),
];

/** The name of a kind's index. */
export function tableOf(kind: SearchKind): string {
  return kind.replace('-', '_');
}
