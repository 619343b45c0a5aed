/** Triggers that enqueue a job for each change of a searchable record, in its transaction, so that none is missed. */
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Triggers } from '../step.ts';
import { TABLES } from '../tables.ts';
import { enqueue } from './enqueue.ts';

export function createSearchTriggers(): Triggers {
  return Object.fromEntries(TABLES.filter(isWritten).flatMap(defineTriggers));
}

function isWritten(table: SQLiteTable): boolean {
  const columns = getTableColumns(table);
  return ['idempotency_key', 'user_id', 'created_at'].every((name) => name in columns);
}

/** Updates of these columns alone, such as likes, enqueue no job. */
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
  'pending_edit',
]);

function defineTriggers(table: SQLiteTable): [string, string][] {
  const name = getTableName(table);
  const columns = Object.entries(getTableColumns(table))
    .filter(([key]) => !NOT_SEARCHED.has(key))
    .map(([, column]) => `"${column.name}"`);
  const index = (row: 'OLD' | 'NEW') =>
    `ON ${name} BEGIN ${enqueue('index', `'${name} ' || ${row}.id`)} END`;
  return [
    [`${name}_search_insert`, `AFTER INSERT ${index('NEW')}`],
    [`${name}_search_update`, `AFTER UPDATE OF ${columns.join(', ')} ${index('NEW')}`],
    [`${name}_search_delete`, `AFTER DELETE ${index('OLD')}`],
  ];
}
