/** The first writings with links of a new account wait for a moderator: nobody but spammers is kept from anything by that. */
import { ADDRESS_CHARACTER, webAddressesIn } from '@desert/contract/links';
import { cases, deletedRows, users } from '@desert/drizzle/schema';
import { and, eq, exists, getTableName, gt, ne, not, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open.ts';
import type { Creation } from '../records/changes.ts';
import { deletedValue } from '../records/deleted-rows.ts';
import { hideRecord } from '../records/hiding.ts';
import type { Records } from '../records/kind.ts';
import { reportedKind } from './kinds.ts';

/** How old an account is that is not new any more, in ms. */
const NEW_FOR = 30 * 24 * 60 * 60_000;

/** What people type for a link, though no page makes one of it. */
const WITHOUT_SCHEME = new RegExp(String.raw`\bwww\.${ADDRESS_CHARACTER}+`, 'giu');

/** Who writes, and how many of their writings wait at most. */
export interface Holding {
  user_id: number;
  /** `HELD_WRITINGS`: 0 holds none. */
  most: number;
  /** ms since 1970 */
  now: number;
  /** Whether it may have waited before, as what is edited may; what is sent again was looked at by then. */
  again: boolean;
}

/** The links in the texts of a record, as they are typed. */
export function linksIn(values: Record<string, unknown>): Set<string> {
  const texts = Object.values(values).filter((value) => typeof value === 'string');
  const addresses = texts.flatMap(webAddressesIn).map(({ text }) => text);
  return new Set([...addresses, ...texts.flatMap((text) => text.match(WITHOUT_SCHEME) ?? [])]);
}

/**
 * The statements that put what was just written into the moderators' queue and out of sight, where its author is new and
 * so many did not wait before.
 * @param id the query of its id
 */
export function holdRecord(
  database: Database,
  records: Records,
  id: SQL,
  { user_id, most, now, again }: Holding,
): BatchItem<'sqlite'>[] {
  const kind = reportedKind(records);
  const isNew = and(
    eq(users.id, user_id),
    gt(users.created_at, now - NEW_FOR),
    ne(users.role, 'moderator'),
  );
  const held = sql`SELECT count(*) FROM ${cases} WHERE ${cases.author_id} = ${user_id} AND ${cases.held} = 1`;
  const waited = sql`EXISTS (SELECT 1 FROM ${cases} WHERE ${cases.kind} = ${kind} AND ${cases.of_id} = ${id} AND ${cases.held} = 1)`;
  const { table } = records;
  const own = and(sql`${table.id} = ${id}`, eq(table.user_id, user_id));
  const where = and(
    own,
    exists(database.select({ id: users.id }).from(users).where(isNew)),
    sql`(${held}) < ${most}`,
    again ? undefined : not(waited),
  );
  return [
    database
      .insert(cases)
      .select(
        sql`SELECT NULL, ${kind}, ${table.id}, ${user_id}, 'open', 0, 1, 1, ${now}, NULL FROM ${table} WHERE ${where}`,
      )
      .onConflictDoUpdate({
        target: [cases.kind, cases.of_id],
        set: { state: 'open', held: true, hidden: true, opened_at: now },
      }),
    ...hideRecord(database, records, { id, now }, isHeld(kind, id)),
  ];
}

function isHeld(kind: string, id: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${cases} WHERE ${cases.kind} = ${kind} AND ${cases.of_id} = ${id} AND ${cases.hidden} = 1)`;
}

/** What is sent by a key: records, comments, images. */
interface Stored {
  table: SQLiteTable;
}

/** Whether something that was sent by a key is hidden: sent again, it is not made again. Reads the hidden rows of its author. */
export function wasHidden(database: Database, of: Stored, creation: Creation): SQL {
  const sent = and(eq(deletedRows.hidden, true), keyIs(of, creation));
  return exists(database.select({ id: deletedRows.id }).from(deletedRows).where(sent));
}

/** Whether a stored row is what was sent by a key. */
export function keyIs({ table }: Stored, { user_id, idempotency_key }: Creation): SQL | undefined {
  return and(
    eq(deletedRows.user_id, user_id),
    eq(deletedRows.was_in, getTableName(table)),
    sql`${deletedValue('write_key')} = ${idempotency_key}`,
  );
}
