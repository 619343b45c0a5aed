import { cursorAfter } from '@desert/contract/list-query';
import type { Total } from '@desert/contract/paging';
import { type AskedPlayers, type PlayerSummary } from '@desert/contract/players';
import type { Database } from '../../database/open.ts';
import type { Page } from '../../records/paging.ts';
import { playersAskedFor } from './list.ts';
import { readPlayers, summaryOf } from './player-index.ts';

/** A page of matching players with their total number. The cursor is the number of players before the next page. */
export async function listPlayers(
  database: Database,
  asked: AskedPlayers,
): Promise<Page<PlayerSummary> & { total: Total }> {
  const found = playersAskedFor(await readPlayers(database), asked);
  const { limit, sort, cursor } = asked;
  const from = cursor?.id ?? 0;
  const last = from + limit;
  const records = found.slice(from, last).map(summaryOf);
  const after = sort === undefined ? { id: last } : { id: last, sort, value: last };
  return {
    records,
    ...(last < found.length && { cursor: cursorAfter(after) }),
    total: { count: found.length, more: false },
  };
}
