/** Saved records are private: no counts, no names. */
import type { KindName } from '@desert/contract/records/kinds';
import type { Save } from '@desert/contract/records/saved';
import { saves } from '@desert/drizzle/schema';
import { and, eq, sql } from 'drizzle-orm';
import { GONE, Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { retryOnce, writeBatch } from '../platform/database/retry.ts';
import { insertSelect } from '../platform/database/sql.ts';
import type { RecordKind } from './kind.ts';
import type { OwnedId } from './save.ts';

export interface StoredSave {
  kind: KindName;
  id: number;
  created_at: number;
}

export function saveJson({ kind, id, created_at }: StoredSave): Save {
  return { kind, id, saved_at: new Date(created_at).toISOString() };
}

/** Idempotent. @returns the save's time (ms since 1970), and if it is new */
export async function storeSave(
  database: Database,
  { name: kind, table }: RecordKind,
  target: OwnedId,
): Promise<{ created_at: number; isNew: boolean }> {
  const { id, user_id } = target;
  const [added, [saved]] = await writeBatch(database, [
    insertSelect(
      database,
      saves,
      { kind, record_id: table.id, user_id, created_at: Date.now() },
      sql`FROM ${table} WHERE ${table.id} = ${id}`,
    )
      .onConflictDoNothing({ target: [saves.user_id, saves.kind, saves.record_id] })
      .returning({ id: saves.id }),
    database.select({ created_at: saves.created_at }).from(saves).where(isOwn(kind, target)),
  ]);
  if (!saved) throw new Refusal(404, GONE);
  return { created_at: saved.created_at, isNew: added.length > 0 };
}

export async function unsaveRecord(
  database: Database,
  { name }: RecordKind,
  target: OwnedId,
): Promise<void> {
  await retryOnce(() => database.delete(saves).where(isOwn(name, target)).run());
}

function isOwn(kind: KindName, { id, user_id }: OwnedId) {
  return and(eq(saves.user_id, user_id), eq(saves.kind, kind), eq(saves.record_id, id));
}
