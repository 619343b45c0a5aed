/** The tables of records with tags, each with the table of which of them have which. */
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { TagsTable } from '../../schema/records.ts';
import { TABLES } from '../../tables.ts';

export interface TaggedTable {
  /** Its name. */
  records: string;
  /** The name of its tags table, and that of the column there with a record's id: 'news_tags', 'news_id'. */
  tags: string;
  field: string;
  /** Whether its records can be gone without being deleted: those are not in the tags table. */
  canBeGone: boolean;
}

const references = TABLES.flatMap((table) =>
  getTableConfig(table).foreignKeys.map((key) => key.reference()),
);

/** A tags table refers to no other, which would be read through at each deletion: what else is of its records does. */
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
