import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from './schema.ts';
import { type RecordTraits, getTraits } from './schema/traits.ts';

/** The tables of the schema. Views are left out: triggers are created on tables only. */
export const TABLES: SQLiteTable[] = Object.values(schema).filter((value) =>
  is(value, SQLiteTable),
);

export interface RecordTable extends RecordTraits {
  name: string;
  table: SQLiteTable;
}

export const RECORD_TABLES: RecordTable[] = TABLES.flatMap((table) => {
  const traits = getTraits(table);
  return traits ? [{ name: getTableName(table), table, ...traits }] : [];
});

/** SQL for the kind of a row, by which jobs and notifications name it: 'news', 'news-comments'. */
export const getKindSql = ({ name, areComments }: RecordTable, row: 'OLD' | 'NEW'): string =>
  areComments ? `${row}.kind || '-comments'` : `'${name}'`;

export const TAGGED_TABLES: RecordTable[] = RECORD_TABLES.filter(({ hasTags }) => hasTags);

export const STORY_TABLES: RecordTable[] = RECORD_TABLES.filter(({ isStory }) => isStory);
