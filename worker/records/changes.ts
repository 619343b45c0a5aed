import type { Held } from '@desert/contract/held';
import { and, eq, getTableColumns, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import { holdRecord, keyIs, linksIn, wasHidden } from '../moderation/held.ts';
import { addToComments } from './counts.ts';
import { type Edit, staleFields } from './edit-base.ts';
import { finishMoveOf } from './finish-moves.ts';
import { findHidden } from './hidden-answer.ts';
import type { RecordAnswer, Records } from './kind.ts';
import { answersOf, selectRecords } from './queries.ts';

/** Who sends a new record, an image or a comment. */
export interface Creation {
  user_id: number;
  /** What is sent by it is made once: sent again, it changes nothing. */
  idempotency_key: string;
  /** Whether they may comment where comments are closed. */
  isModerator?: boolean;
}

/** A record, by its id, and a user. */
export interface OwnedId {
  id: number;
  /** Whose it is; of a change, who asks for it: nothing is changed where it is somebody else's. */
  user_id: number;
}

/** What is answered of a record that was written; `held` where nobody sees it before a moderator did. */
export type Written = RecordAnswer & Held;

/** The values of a record, as the `input` of its kind lets them through. */
type Values = Record<string, unknown>;

/**
 * Stores a new record, once; a comment in one batch with the count of its story. One with links of a new account is hidden in
 * the same batch: see `moderation/held.ts`.
 * @param mostHeld how many of those wait for a moderator
 * @returns the record of that key as it now is: a comment on another story, where the key was used there;
 *   undefined for a comment where there is no such story
 */
export async function createRecord(
  database: Database,
  records: Records,
  creation: Creation,
  values: Values,
  mostHeld: number,
): Promise<Written | undefined> {
  const { table } = records;
  const { user_id, idempotency_key, isModerator } = creation;
  const reading = { viewer: user_id, listed: false };
  const now = Date.now();
  const record = { ...values, user_id, idempotency_key, created_at: now };
  const sent = eq(table.idempotency_key, idempotency_key);
  const make = (isNew?: SQL) => [
    ...insert(database, records, record, sent, openFor(records, isModerator, isNew)),
    selectRecords(database, records, reading).where(sent),
  ];
  if (mostHeld === 0 || linksIn(values).size === 0) {
    const results = await writeBatch(database, make());
    return answersOf(records, results.at(-1) as object[], reading)[0];
  }
  const isHidden = wasHidden(database, records, creation);
  const id = sql`(SELECT ${table.id} FROM ${table} WHERE ${sent})`;
  const statements = make(not(isHidden));
  const results = await writeBatch(database, [
    ...statements,
    ...holdRecord(database, records, id, { user_id, most: mostHeld, now, again: false }),
    database.select({ id: table.id }).from(table).where(sent),
  ]);
  const [made] = answersOf(records, results[statements.length - 1] as object[], reading);
  if (made) return (results.at(-1) as unknown[]).length > 0 ? made : { ...made, held: true };
  // Sent again, while it waits.
  const found = await findHidden(database, records, keyIs(records, creation), reading);
  return found && { ...found, held: true };
}

/** Whether a comment can be made: not where moderation closed them. */
function openFor({ on }: Records, isModerator = false, isNew?: SQL): SQL | undefined {
  return on && !isModerator ? and(eq(on.stories.locked, false), isNew) : isNew;
}

function insert(
  database: Database,
  { table, on }: Records,
  record: Values,
  sent: SQL,
  isNew?: SQL,
): BatchItem<'sqlite'>[] {
  const once = { target: table.idempotency_key };
  if (!on) {
    const made = database.insert(table).values(record).onConflictDoNothing(once);
    // Of what is there already, hidden, no second one stays.
    return isNew ? [made, database.delete(table).where(and(sent, not(isNew)))] : [made];
  }
  const isStory = and(eq(on.stories.id, record['record_id'] as number), isNew);
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

/** An edit that was refused: fields that somebody changed after its editor read them. */
export interface StaleEdit {
  stale: string[];
  /** The record as it is. */
  record: RecordAnswer;
}

/**
 * Gives a record other values, if it is the user's own. One that gets links from a new account is hidden in the same batch.
 * @param mostHeld as of `createRecord`
 * @returns the record as it then is, if any
 */
export async function editRecord(
  database: Database,
  records: Records,
  { id, user_id }: OwnedId,
  edit: Edit,
  mostHeld: number,
): Promise<Written | StaleEdit | undefined> {
  const { table } = records;
  const { values } = edit;
  const reading = { viewer: user_id, listed: false };
  const isHeld = mostHeld > 0 && (await addsLinks(database, records, { id, user_id }, values));
  const now = Date.now();
  const holding = { user_id, most: mostHeld, now, again: true };
  // Null if the edit was refused: the record stays in sight then.
  const edited = sql`(SELECT ${table.id} FROM ${table} WHERE ${table.id} = ${id} AND ${table.edited_at} = ${now})`;
  const guarded = staleFields(records, edit);
  const isOwn = and(eq(table.id, id), eq(table.user_id, user_id));
  const [stale, , rows, ...after] = await writeBatch(database, [
    database
      .select({ fields: sql<string>`json_object(${asEntries(guarded)})`.as('fields') })
      .from(table)
      .where(guarded.length > 0 ? isOwn : sql`FALSE`),
    database
      .update(table)
      .set({ ...values, ...records.edited?.(values), edited_at: editedAt(table, values, now) })
      .where(and(isOwn, ...guarded.map(([, isStale]) => not(isStale)))),
    selectRecords(database, records, reading).where(eq(table.id, id)),
    ...(isHeld ? holdRecord(database, records, edited, holding) : []),
    database.select({ id: table.id }).from(table).where(eq(table.id, id)),
  ]);
  const [record] = answersOf(records, rows, reading);
  const fields = namesIn(stale[0]?.fields);
  if (record && fields.length > 0) return { stale: fields, record };
  const isThere = (after.at(-1) as unknown[]).length > 0;
  const isMoved = isHeld && !records.on && (await finishMoveOf(database, records, id));
  return record && (isMoved || !isThere) ? { ...record, held: true } : record;
}

function asEntries(fields: [string, SQL][]): SQL {
  const entries = fields.map(([name, isStale]) => sql`${name}, ${isStale}`);
  return sql.join(entries, sql`, `);
}

/** @param fields a JSON object with 1 for each name that is meant */
function namesIn(fields = '{}'): string[] {
  const entries = Object.entries(JSON.parse(fields) as Record<string, number>);
  return entries.flatMap(([name, isStale]) => (isStale ? [name] : []));
}

/** When it was last edited: now, where one of its values becomes another. */
function editedAt(table: Records['table'], values: Values, now: number): SQL {
  const columns = getTableColumns(table);
  const changes = Object.entries(values).flatMap(([name, value]) => {
    const column = columns[name];
    return column && value !== undefined ? [sql`${column} IS NOT ${sql.param(value, column)}`] : [];
  });
  if (changes.length === 0) return sql`${table.edited_at}`;
  return sql`CASE WHEN ${sql.join(changes, sql` OR `)} THEN ${now} ELSE ${table.edited_at} END`;
}

/** Whether a text that a user gives to their record has links that it did not have. */
async function addsLinks(
  database: Database,
  { table, search }: Records,
  { id, user_id }: OwnedId,
  values: Values,
): Promise<boolean> {
  const links = linksIn(values);
  if (links.size === 0) return false;
  const [before] = await database
    .select({
      title: sql`${search.title ?? null}`.as('title'),
      text: sql`${search.text}`.as('text'),
    })
    .from(table)
    .where(and(eq(table.id, id), eq(table.user_id, user_id)));
  if (!before) return false;
  const known = linksIn(before);
  return [...links].some((link) => !known.has(link));
}
