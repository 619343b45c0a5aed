import { moves } from '@desert/drizzle/schema';
import { getTableName } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { log } from '../log/log.ts';
import { finishMove } from './finish-moves.ts';
import type { Move } from './moves.ts';
import { recordKinds } from './registry.ts';

function fault({ of_table, of_id }: Move, { message }: Error): void {
  log('records.move', { of_table, of_id, message });
}

/** Finishes every move that goes on, whoever began it: see `moves.ts`. @returns how many there were */
export async function finishMoves(database: Database): Promise<number> {
  const unfinished = await database.select().from(moves);
  for (const move of unfinished) {
    const records = recordKinds.find(({ table }) => getTableName(table) === move.of_table);
    // One that fails keeps no other from its end.
    if (records)
      await finishMove(database, records, move).catch((error: Error) => fault(move, error));
  }
  return unfinished.length;
}
