/** The rows of a table that its kind does not declare would survive the deletion of their record or owner. */
import { notifications, ratings, recordTags } from '@desert/drizzle/schema';
import { TABLES } from '@desert/drizzle/tables';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { CREDENTIALS } from '../accounts/deletion/delete-account.ts';
import { OWN_TABLES as OWNED } from '../accounts/deletion/finish.ts';
import { listChildTables } from './kind.ts';
import { recordKinds } from './registry.ts';

function namesOfTablesWith(column: string): Set<string> {
  return namesOf(TABLES.filter((table) => column in getTableColumns(table)));
}

function namesOf(tables: SQLiteTable[]): Set<string> {
  return new Set(tables.map((table) => getTableName(table)));
}

it('the registry of tables lists every table with rows that belong to a user', () => {
  // Ratings stay, without a name.
  expect(namesOf([...OWNED, ...CREDENTIALS, notifications, ratings])).toEqual(
    namesOfTablesWith('user_id'),
  );
});

it('the registry of tables lists every table with rows that belong to a record', () => {
  const tables = [...recordKinds.flatMap(listChildTables).map(({ table }) => table), recordTags];
  expect(namesOf(tables)).toEqual(namesOfTablesWith('record_id'));
});
