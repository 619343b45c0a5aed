import { moves } from '@desert/drizzle/schema';
import { getTableName } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { finishMove } from './finish-moves.ts';
import { recordKinds } from './registry.ts';

/** Finishes every move that goes on, whoever began it: see `moves.ts`. @returns how many there were */
export async function finishMoves(database: Database): Promise<number> {
  const unfinished = await database.select().from(moves);
  for (const move of unfinished) {
    const records = recordKinds.find(({ table }) => getTableName(table) === move.of_table);
    if (records) await finishMove(database, records, move);
  }
  return unfinished.length;
}
