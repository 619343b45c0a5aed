/** Triggers that copy the tags of visible records to `record_tags`, so that a list by tag reads no hidden rows. */
import { IS_VISIBLE } from '../schema/visibility.ts';
import type { Triggers } from '../step.ts';
import { type RecordTable, TAGGED_TABLES } from '../tables.ts';

export function createTagTriggers(): Triggers {
  return Object.fromEntries(TAGGED_TABLES.flatMap(defineTriggers));
}

function defineTriggers({ name, isAvailable }: RecordTable): [string, string][] {
  const rowsOf = (row: 'OLD' | 'NEW') =>
    `SELECT (value ->> 'kind') || ':' || (value ->> 'id'), '${name}', ${row}.id FROM json_each(${row}.tags)`;
  const remove = `DELETE FROM record_tags WHERE (tag, kind, record_id) IN (${rowsOf('OLD')});`;
  const isHere = isAvailable ? ` AND NEW.${isAvailable}` : '';
  const add = `INSERT OR IGNORE INTO record_tags (tag, kind, record_id) ${rowsOf('NEW')} WHERE NEW.${IS_VISIBLE}${isHere};`;
  const columns = `tags, visibility${isAvailable ? ', state' : ''}`;
  return [
    [`${name}_tags_insert`, `AFTER INSERT ON ${name} BEGIN ${add} END`],
    [`${name}_tags_update`, `AFTER UPDATE OF ${columns} ON ${name} BEGIN ${remove} ${add} END`],
    [`${name}_tags_delete`, `AFTER DELETE ON ${name} BEGIN ${remove} END`],
  ];
}
