import { ListQuery, type PageQuery } from '@desert/contract/records/list-query';
import { MAX_EXCERPT } from '@desert/contract/records/records';
import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { selectIdByUsername } from '../members/users/users.ts';
import type { KindList } from './kind-list.ts';
import type { RecordKind } from './kind.ts';
import { countRowsToRead } from './paging.ts';
import { isNewestTagged } from './tagged.ts';

export const NEWEST_FIRST: KindList = { query: ListQuery, filters: {}, sorts: {} };

export interface PageSql {
  where: SQL | undefined;
  orderBy: SQL[];
  columns: { sort_value?: SQL.Aliased };
}

export function buildPageSql(kind: RecordKind, query: PageQuery): PageSql {
  const { table } = kind;
  const { filters, sorts } = kind.list ?? NEWEST_FIRST;
  const byName: typeof filters = {
    user_id: (id) => eq(table.user_id, id),
    author: (name) => eq(table.user_id, selectIdByUsername(name)),
    tag: (tag) =>
      isNewestTagged(kind, [tag], { limit: countRowsToRead(query), before: query.cursor?.id }),
    ...filters,
  };
  const where = Object.entries(query).flatMap(([name, value]) => {
    const filter = value === undefined ? undefined : byName[name];
    return filter ? [filter(value as never)] : [];
  });
  const { cursor } = query;
  const sort = query.sort === undefined ? undefined : sorts[query.sort];
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

export function selectExcerpt(column: SQLiteColumn): SQL.Aliased {
  return sql`CASE WHEN length(${column}) > ${MAX_EXCERPT}
    THEN substr(${column}, 1, ${MAX_EXCERPT}) || '…' ELSE ${column} END`.as(column.name);
}
