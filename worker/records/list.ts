import { ListQuery, type PageQuery } from '@desert/contract/records/list-query';
import { EXCERPT_MAX } from '@desert/contract/records/records';
import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { idOfName } from '../members/users/users.ts';
import type { KindList } from './kind-list.ts';
import type { RecordKind } from './kind.ts';
import { rowsOf } from './paging.ts';
import { newestTagged } from './tagged.ts';

export const NEWEST_FIRST: KindList = { query: ListQuery, filters: {}, sorts: {} };

export interface PageSql {
  where: SQL | undefined;
  orderBy: SQL[];
  columns: { sort_value?: SQL.Aliased };
}

export function pageSql(kind: RecordKind, asked: PageQuery): PageSql {
  const { table } = kind;
  const { filters, sorts } = kind.list ?? NEWEST_FIRST;
  const byName: typeof filters = {
    user_id: (id) => eq(table.user_id, id),
    author: (name) => eq(table.user_id, idOfName(name)),
    tag: (tag) => newestTagged(kind, [tag], { limit: rowsOf(asked), before: asked.cursor?.id }),
    ...filters,
  };
  const where = Object.entries(asked).flatMap(([name, value]) => {
    const filter = value === undefined ? undefined : byName[name];
    return filter ? [filter(value as never)] : [];
  });
  const { cursor } = asked;
  const sort = asked.sort === undefined ? undefined : sorts[asked.sort];
  if (!sort) {
    const after = cursor && lt(table.id, cursor.id);
    return { where: and(...where, after), orderBy: [desc(table.id)], columns: {} };
  }
  const { column, descending = false, only } = sort;
  const [direction, beyond] = descending ? [desc, sql.raw('<')] : [asc, sql.raw('>')];
  const after = cursor && sql`(${column}, ${table.id}) ${beyond} (${cursor.value}, ${cursor.id})`;
  return {
    where: and(...where, only?.(), after),
    orderBy: [direction(column), direction(table.id)],
    columns: { sort_value: sql`${column}`.as('sort_value') },
  };
}

export function excerptOf(column: SQLiteColumn): SQL.Aliased {
  return sql`CASE WHEN length(${column}) > ${EXCERPT_MAX}
    THEN substr(${column}, 1, ${EXCERPT_MAX}) || '…' ELSE ${column} END`.as(column.name);
}
