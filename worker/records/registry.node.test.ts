/** A table that is forgotten in the declaration of its kind would stay behind when its owner goes. */
import * as schema from '@desert/drizzle/schema';
import { getTableColumns } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CLOSED_WITH, TABLES } from '../api/account/deletion.ts';
import { childrenOf } from './kind.ts';
import { recordKinds } from './registry.ts';

function namesOfTablesWith(column: string): Set<string> {
  const tables = Object.entries(schema).filter(([, table]) => column in getTableColumns(table));
  return new Set(tables.map(([name]) => name));
}

function namesOf(tables: unknown[]): Set<string> {
  const named = Object.entries(schema).filter(([, table]) => tables.includes(table));
  return new Set(named.map(([name]) => name));
}

it('knows every table with rows of users, so that they go with the account', () => {
  expect(namesOf([...TABLES, ...CLOSED_WITH, schema.notifications])).toEqual(
    namesOfTablesWith('user_id'),
  );
});

it('knows every table with rows of records, so that they go and come back with the record', () => {
  const tables = [...recordKinds.flatMap(childrenOf), ...recordKinds.map(({ tags }) => tags.table)];
  expect(namesOf(tables)).toEqual(namesOfTablesWith('record_id'));
});
