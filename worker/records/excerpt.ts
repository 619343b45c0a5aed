import { EXCERPT_MAX } from '@desert/contract/records';
import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

export function excerptOf(column: SQLiteColumn): SQL.Aliased {
  return sql`CASE WHEN length(${column}) > ${EXCERPT_MAX}
    THEN substr(${column}, 1, ${EXCERPT_MAX}) || '…' ELSE ${column} END`.as(column.name);
}
