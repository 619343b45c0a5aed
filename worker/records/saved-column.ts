import { type SQL, sql } from 'drizzle-orm';
import type { RecordKind } from './kind.ts';

/** Whether the viewer saved each record; omitted for signed-out visitors. Reads at most one index row per record. */
export function savedColumn(
  { table, saves }: Pick<RecordKind, 'table' | 'saves'>,
  viewer: number | null,
): { saved?: SQL.Aliased<boolean> } {
  if (viewer === null) return {};
  const saved = sql`EXISTS (SELECT 1 FROM ${saves}
    WHERE ${saves.user_id} = ${viewer} AND ${saves.record_id} = ${table.id})`;
  return { saved: saved.mapWith(Boolean).as('saved') };
}
