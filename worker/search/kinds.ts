import type { SearchKind } from '@desert/contract/search/search';
import type { Database } from '../platform/database/open.ts';
import { MODERATED_KINDS } from '../records/moderated-kinds.ts';
import { readCoachEntries } from './history/coaches.ts';
import type { HistoryEntry, HistoryKind } from './history/entry.ts';
import { readGameEntries } from './history/games.ts';
import { readPlayerEntries } from './history/players.ts';
import { readSeasonEntries } from './history/seasons.ts';

/** The kinds of documents of the history. A kind is declared here and in `FoundOf` of the contract. */
export const HISTORY_KINDS: {
  [Kind in HistoryKind]: (database: Database) => Promise<HistoryEntry<Kind>[]>;
} = {
  players: readPlayerEntries,
  coaches: readCoachEntries,
  seasons: readSeasonEntries,
  games: readGameEntries,
};

export const historyKinds = Object.keys(HISTORY_KINDS) as HistoryKind[];

export const SEARCHED_TABLES: string[] = [
  ...historyKinds,
  ...MODERATED_KINDS.map(({ name }) => toTableName(name)),
];

/** The name of a kind's index. */
export function toTableName(kind: SearchKind): string {
  return kind.replace('-', '_');
}
