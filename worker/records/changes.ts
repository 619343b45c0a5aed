import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { retryOnce } from '../database/retry.ts';
import type { RecordAnswer, Records } from './kind.ts';
import { answersOf, selectRecords } from './queries.ts';

/** Who sends a new record, an image or a comment. */
export interface Creation {
  user_id: number;
  /** What is sent by it is made once: sent again, it changes nothing. */
  idempotency_key: string;
}

/** Whose record is changed. */
export interface Target {
  id: number;
  /** Who wants to: nothing is changed where it is somebody else's. */
  user_id: number;
}

/** The values of a record, as the `input` of its kind lets them through. */
type Values = Record<string, unknown>;

/** Stores a new record, once; sent again, it is answered as it now is. */
export async function createRecord(
  database: Database,
  records: Records,
  { user_id, idempotency_key }: Creation,
  values: Values,
): Promise<RecordAnswer | undefined> {
  const { table } = records;
  const reading = { viewer: user_id, listed: false };
  const record = { ...values, user_id, idempotency_key, created_at: Date.now() };
  const [, rows] = await retryOnce(() =>
    database.batch([
      database.insert(table).values(record).onConflictDoNothing({ target: table.idempotency_key }),
      selectRecords(database, records, reading).where(eq(table.idempotency_key, idempotency_key)),
    ]),
  );
  return answersOf(records, rows, reading)[0];
}

/** Gives a record other values, if it is the user's own. @returns the record as it then is, if any */
export async function editRecord(
  database: Database,
  records: Records,
  { id, user_id }: Target,
  values: Values,
): Promise<RecordAnswer | undefined> {
  const { table } = records;
  const reading = { viewer: user_id, listed: false };
  const [, rows] = await retryOnce(() =>
    database.batch([
      database
        .update(table)
        .set(values)
        .where(and(eq(table.id, id), eq(table.user_id, user_id))),
      selectRecords(database, records, reading).where(eq(table.id, id)),
    ]),
  );
  return answersOf(records, rows, reading)[0];
}
