/** Traits of tables of records, declared where a table is defined. Triggers are made from them. */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

export interface RecordTraits {
  /** Columns of text, in which members are mentioned. */
  texts: string[];
  /** Columns whose changes have notifications of their own. */
  watched?: string[];
  hasTags?: boolean;
  /** Condition of available records, as text; the tags of others are not listed. */
  isAvailable?: string;
  /** Whether its records have likes and comments, and counts of both. */
  isStory?: boolean;
  /** Whether its records are comments on stories. */
  areComments?: boolean;
}

const declared = new WeakMap<SQLiteTable, RecordTraits>();

export function declareRecordTraits<Table extends SQLiteTable>(
  table: Table,
  traits: RecordTraits,
): Table {
  declared.set(table, traits);
  return table;
}

export function getTraits(table: SQLiteTable): RecordTraits | undefined {
  return declared.get(table);
}
