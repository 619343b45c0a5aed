import type { PageQuery } from '@desert/contract/records/list-query';
import type { SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { GenericSchema, InferOutput, ObjectEntries } from 'valibot';

type QuerySchema = GenericSchema<unknown, PageQuery> & { entries: ObjectEntries };

/** A sortable column: never null, with an index that ends with the id, which breaks ties. */
interface ListSort {
  column: SQLiteColumn;
  descending?: boolean;
  only?: () => SQL | undefined;
}

export interface KindList {
  query: QuerySchema;
  filters: Record<string, (value: never) => SQL>;
  sorts: Record<string, ListSort>;
}

type KindInput<Query extends QuerySchema> = Required<InferOutput<Query>>;

/** Declares a kind's list. The type requires every filter and sort of the contract's query. */
export function defineKindList<Query extends QuerySchema>(list: {
  query: Query;
  filters: {
    [Name in Exclude<keyof KindInput<Query>, keyof PageQuery | 'user_id' | 'author' | 'tag'>]: (
      value: NonNullable<KindInput<Query>[Name]>,
    ) => SQL;
  };
  sorts: Record<NonNullable<KindInput<Query>['sort']>, ListSort>;
}): KindList {
  return list;
}
