import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { retryOnce } from '../../database/retry.ts';
import type { Making } from '../write-key.ts';
import type { Collection } from './collection.ts';
import { answersOf, selectRecords } from './queries.ts';

/** Whose record is changed. */
export interface Target {
  id: number;
  /** Who wants to: nothing is changed where it is somebody else's. */
  user_id: number;
}

/** The values of a record, as the collection's `input` lets them through. */
type Values = Record<string, unknown>;

/** Stores a new record, once; sent again, it is answered as it now is. */
export async function createRecord<Row extends object, Answer>(
  database: Database,
  collection: Collection<Row, Answer>,
  { user_id, write_key }: Making,
  values: Values,
): Promise<Answer | undefined> {
  const { table } = collection;
  const reading = { viewer: user_id, listed: false };
  const record = { ...values, user_id, write_key, created_at: Date.now() };
  const [, rows] = await retryOnce(() =>
    database.batch([
      database.insert(table).values(record).onConflictDoNothing({ target: table.write_key }),
      selectRecords(database, collection, reading).where(eq(table.write_key, write_key)),
    ]),
  );
  return answersOf(collection, rows, reading)[0];
}

/** Gives a record other values, if it is the user's own. @returns the record as it then is, if any */
export async function editRecord<Row extends object, Answer>(
  database: Database,
  collection: Collection<Row, Answer>,
  { id, user_id }: Target,
  values: Values,
): Promise<Answer | undefined> {
  const { table } = collection;
  const reading = { viewer: user_id, listed: false };
  const [, rows] = await retryOnce(() =>
    database.batch([
      database
        .update(table)
        .set(values)
        .where(and(eq(table.id, id), eq(table.user_id, user_id))),
      selectRecords(database, collection, reading).where(eq(table.id, id)),
    ]),
  );
  return answersOf(collection, rows, reading)[0];
}
