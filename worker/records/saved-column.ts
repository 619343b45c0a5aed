import { type SQL, sql } from 'drizzle-orm';
import type { RecordKind } from './kind.ts';

/** Whether the viewer saved each record of a query: at most one index row. Omitted for visitors. */
export function savedColumn(
  { table, saves }: Pick<RecordKind, 'table' | 'saves'>,
  viewer: number | null,
): { saved?: SQL.Aliased<boolean> } {
  if (viewer === null) return {};
  const saved = sql`EXISTS (SELECT 1 FROM ${saves}
    WHERE ${saves.user_id} = ${viewer} AND ${saves.record_id} = ${table.id})`;
  return { saved: saved.mapWith(Boolean).as('saved') };
}
