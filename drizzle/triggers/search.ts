/** Triggers that enqueue a job for each change of a searchable record, in its transaction, so that none is missed. */
import { getTableColumns } from 'drizzle-orm';
import type { Triggers } from '../step.ts';
import { getKindSql, RECORD_TABLES, type RecordTable } from '../tables.ts';
import { buildJobUpsert } from './jobs.ts';

export function createSearchTriggers(): Triggers {
  return Object.fromEntries(RECORD_TABLES.flatMap(defineTriggers));
}

/** Updates of these columns alone, such as likes, enqueue no job. */
const NOT_SEARCHED = new Set([
  'id',
  'idempotency_key',
  'created_at',
  'likes',
  'comment_count',
  'fans',
  'replied_at',
  'month',
  'month_likes',
  'edited_at',
  'locked',
  'parent_id',
  'visibility_changed_at',
  'visibility_changed_by',
  'pending_edit',
  'proof',
]);

function defineTriggers(records: RecordTable): [string, string][] {
  const { name, table } = records;
  const columns = Object.entries(getTableColumns(table))
    .filter(([key]) => !NOT_SEARCHED.has(key))
    .map(([, column]) => `"${column.name}"`);
  const index = (row: 'OLD' | 'NEW') =>
    `ON ${name} BEGIN ${buildJobUpsert('index', `${getKindSql(records, row)} || ' ' || ${row}.id`)} END`;
  return [
    [`${name}_search_insert`, `AFTER INSERT ${index('NEW')}`],
    [`${name}_search_update`, `AFTER UPDATE OF ${columns.join(', ')} ${index('NEW')}`],
    [`${name}_search_delete`, `AFTER DELETE ${index('OLD')}`],
  ];
}
