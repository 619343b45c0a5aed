/** The kinds of documents of the history. A kind is declared here and in `FoundOf` of the contract. */
import type { Database } from '../../database/open.ts';
import type { Entry, HistoryKind } from './entry.ts';
import { gameEntries } from './games.ts';
import { playerEntries } from './players.ts';
import { seasonEntries } from './seasons.ts';

export const HISTORY_KINDS: {
  [Kind in HistoryKind]: (database: Database) => Promise<Entry<Kind>[]>;
} = { players: playerEntries, seasons: seasonEntries, games: gameEntries };

export const historyKinds = Object.keys(HISTORY_KINDS) as HistoryKind[];
