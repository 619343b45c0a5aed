/** Triggers that record changes of searchable rows in the same transaction. */
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { TABLES } from '../../tables.ts';
import { defineSeed, type Seed } from '../seed.ts';

/** Must be loaded before other seeds, whose records must be indexed. */
export function searchSeed(): Seed {
  return defineSeed('search', TABLES.filter(isWritten).flatMap(triggersOf));
}

function isWritten(table: SQLiteTable): boolean {
  const columns = getTableColumns(table);
  return ['idempotency_key', 'user_id', 'created_at'].every((name) => name in columns);
}

/** Frequently changing columns, such as likes, are not recorded. */
const NOT_SEARCHED = new Set([
  'id',
  'idempotency_key',
  'created_at',
  'likes',
  'comment_count',
  'month',
  'month_likes',
  'edited_at',
  'locked',
  'parent_id',
  'visibility_changed_at',
  'visibility_changed_by',
  'comments_follow_after',
  'pending_edit',
]);

function triggersOf(table: SQLiteTable): string[] {
  const name = getTableName(table);
  const columns = Object.entries(getTableColumns(table))
    .filter(([key]) => !NOT_SEARCHED.has(key))
    .map(([, column]) => `"${column.name}"`);
  const when = {
    insert: 'INSERT',
    update: `UPDATE OF ${columns.join(', ')}`,
    delete: 'DELETE',
  };
  return Object.entries(when).flatMap(([event, change]) => {
    const trigger = `${name}_search_${event}`;
    const row = event === 'delete' ? 'OLD' : 'NEW';
    const note = `INSERT INTO search_changes (of_table, of_id) VALUES ('${name}', ${row}.id);`;
    return [
      `DROP TRIGGER IF EXISTS ${trigger};`,
      `CREATE TRIGGER ${trigger} AFTER ${change} ON ${name} BEGIN ${note} END;`,
    ];
  });
}
