/** Triggers that enqueue a job for each change of a searchable record, in its transaction, so that none is missed. */
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { TABLES } from '../../tables.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { defineSeed, type Seed } from '../seed.ts';

export function searchSeed(): Seed {
  return defineSeed('search', TABLES.filter(isWritten).flatMap(triggersOf));
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
    const note = enqueue('index', `'${name} ' || ${row}.id`);
    return [
      `DROP TRIGGER IF EXISTS ${trigger};`,
      `CREATE TRIGGER ${trigger} AFTER ${change} ON ${name} BEGIN ${note} END;`,
    ];
  });
}
