import { and, eq, getTableColumns, notExists, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import { addToComments } from './counts.ts';
import type { RecordAnswer, Records } from './kind.ts';
import { answersOf, selectRecords } from './queries.ts';

/** Who sends a new record, an image or a comment. */
export interface Creation {
  user_id: number;
  /** What is sent by it is made once: sent again, it changes nothing. */
  idempotency_key: string;
}

/** A record, by its id, and a user. */
export interface OwnedId {
  id: number;
  /** Whose it is; of a change, who asks for it: nothing is changed where it is somebody else's. */
  user_id: number;
}

/** The values of a record, as the `input` of its kind lets them through. */
type Values = Record<string, unknown>;

/**
 * Stores a new record, once; a comment in one batch with the count of its story.
 * @returns the record of that key as it now is: a comment on another story, where the key was used there;
 *   undefined for a comment where there is no such story
 */
export async function createRecord(
  database: Database,
  records: Records,
  { user_id, idempotency_key }: Creation,
  values: Values,
): Promise<RecordAnswer | undefined> {
  const { table } = records;
  const reading = { viewer: user_id, listed: false };
  const record = { ...values, user_id, idempotency_key, created_at: Date.now() };
  const sent = eq(table.idempotency_key, idempotency_key);
  const results = await writeBatch(database, [
    ...insert(database, records, record, sent),
    selectRecords(database, records, reading).where(sent),
  ]);
  return answersOf(records, results.at(-1) as object[], reading)[0];
}

function insert(
  database: Database,
  { table, on }: Records,
  record: Values,
  sent: SQL,
): BatchItem<'sqlite'>[] {
  const once = { target: table.idempotency_key };
  if (!on) return [database.insert(table).values(record).onConflictDoNothing(once)];
  const isStory = eq(on.stories.id, record['record_id'] as number);
  const columns = Object.keys(getTableColumns(table)).map((name) => [
    name,
    sql`${record[name] ?? null}`.as(name),
  ]);
  const row = database
    .select(Object.fromEntries(columns) as Record<string, SQL.Aliased>)
    .from(on.stories)
    .where(isStory);
  const earlier = database.select({ id: table.id }).from(table).where(sent);
  return [
    addToComments(database, on.stories, 1, and(isStory, notExists(earlier))),
    database
      .insert(table)
      .select(row as never)
      .onConflictDoNothing(once),
  ];
}

/** Gives a record other values, if it is the user's own. @returns the record as it then is, if any */
export async function editRecord(
  database: Database,
  records: Records,
  { id, user_id }: OwnedId,
  values: Values,
): Promise<RecordAnswer | undefined> {
  const { table } = records;
  const reading = { viewer: user_id, listed: false };
  const [, rows] = await writeBatch(database, [
    database
      .update(table)
      .set({ ...values, ...records.edited?.(values) })
      .where(and(eq(table.id, id), eq(table.user_id, user_id))),
    selectRecords(database, records, reading).where(eq(table.id, id)),
  ]);
  return answersOf(records, rows, reading)[0];
}
