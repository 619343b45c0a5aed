/** A new account's first texts with links, and edits that add links, are pending until a moderator approves them. */
import { cases, commentRows, notifications, users } from '@desert/drizzle/schema';
import { and, eq, getTableColumns, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Env } from '../env.ts';
import { isEnabled } from '../flags/flags.ts';
import { Refusal } from '../http/response/refusal.ts';
import { getPendingWritingLimit } from '../limits.ts';
import { NEW_MEMBER_MS } from '../members/users/users.ts';
import type { Database } from '../platform/database/open.ts';
import { hasRow, insertSelect } from '../platform/database/sql.ts';
import type { Records } from '../records/kind.ts';
import type { Review } from '../records/save.ts';
import { canEdit } from '../records/visibility/rights.ts';

function isNewMember(user_id: number, now: number): SQL | undefined {
  return and(
    eq(users.id, user_id),
    gt(users.created_at, now - NEW_MEMBER_MS),
    ne(users.role, 'moderator'),
  );
}

/** Refuses a new member's text with links while those are turned off. */
export async function checkLinks(database: Database, user_id: number): Promise<void> {
  if (await isEnabled(database, 'links')) return;
  const isNew = isNewMember(user_id, Date.now());
  if ((await database.select({ id: users.id }).from(users).where(isNew)).length > 0)
    throw new Refusal(
      403,
      'New members can’t add links right now. Remove the links and try again.',
    );
}

/** The review of a member's text with links; undefined if the site has none. */
export function buildReview(
  database: Database,
  env: Pick<Env, 'PENDING_WRITINGS'>,
  records: Records,
  user_id: number,
): Review | undefined {
  const most = getPendingWritingLimit(env);
  if (most === 0) return undefined;
  const now = Date.now();
  const waited = sql`(SELECT count(*) FROM ${cases} WHERE ${cases.author_id} = ${user_id} AND ${cases.pending} = 1)`;
  const { recordRows: rows } = records;
  return {
    now,
    isNeeded: sql`(${hasRow(users, isNewMember(user_id, now))} AND ${waited} < ${most})`,
    queue: (id) => {
      const isIt = sql`${rows.id} = ${id} AND ${canEdit(records, { user_id })}`;
      return [
        insertSelect(
          database,
          cases,
          {
            kind: records.name,
            subject_id: rows.id,
            author_id: user_id,
            state: 'open',
            pending: true,
            opened_at: now,
          },
          sql`FROM ${rows} WHERE ${isIt}`,
        ).onConflictDoUpdate({
          target: [cases.kind, cases.subject_id],
          set: { state: 'open', pending: true, opened_at: now },
          // A retry of a new record is in the queue already.
          setWhere: sql`${cases.state} = 'closed' OR NOT ${cases.pending}`,
        }),
        notifyAuthor(database, records, { user_id, now }, isIt),
      ];
    },
  };
}

function notifyAuthor(
  database: Database,
  records: Records,
  { user_id, now }: { user_id: number; now: number },
  isIt: SQL,
): BatchItem<'sqlite'> {
  const { name: kind, recordRows: rows, search, on } = records;
  const columns: Record<string, SQLiteColumn> = getTableColumns(rows);
  const title = columns[(search.title ?? search.text).name];
  const page = on ? sql`${commentRows.record_id}` : sql`${rows.id}`;
  const path = sql`${`/${on?.name ?? kind}/`} || ${page}`;
  const isMuted = sql`EXISTS (SELECT 1 FROM ${users}, json_each(${users.muted}) WHERE ${users.id} = ${user_id} AND value = 'moderation')`;
  return insertSelect(
    database,
    notifications,
    {
      user_id,
      kind: 'moderation',
      key: sql`${`pending ${kind} `} || ${rows.id}`,
      source_table: 'cases',
      source_id: rows.id,
      title: sql`substr(${title}, 1, ${MAX_TITLE})`,
      path,
      detail: { act: 'pending', of: 'own' },
      at: now,
    },
    sql`FROM ${rows} WHERE ${isIt} AND NOT ${isMuted}`,
  ).onConflictDoNothing({ target: [notifications.user_id, notifications.key] });
}

const MAX_TITLE = 80;
