import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { TagsTable } from '../schema/records.ts';
import { TABLES } from '../tables.ts';

export interface TaggedTable {
  records: string;
  /** `field` is the column of `tags` with the record id: 'news_id' of 'news_tags'. */
  tags: string;
  field: string;
  /** Whether the records have a state: sold and withdrawn ones are then left out of the tags table. */
  canBeGone: boolean;
}

const references = TABLES.flatMap((table) =>
  getTableConfig(table).foreignKeys.map((key) => key.reference()),
);

/** Uses foreign keys of other tables. Tags tables have none, because deletions would scan them. */
function recordsOf(field: string): SQLiteTable {
  const found = references.find(({ columns: [column] }) => column?.name === field);
  if (!found) throw new Error(`No table of the schema refers to records by ${field}.`);
  return found.foreignTable;
}

export const TAGGED_TABLES: TaggedTable[] = TABLES.flatMap((table) => {
  const columns = getTableColumns(table);
  if (!('tag' in columns && 'record_id' in columns)) return [];
  const field = (table as TagsTable).record_id.name;
  const records = recordsOf(field);
  const canBeGone = 'state' in getTableColumns(records);
  return [{ records: getTableName(records), tags: getTableName(table), field, canBeGone }];
});
