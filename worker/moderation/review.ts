/** A new account's first texts with links, and edits that add links, are pending until a moderator approves them. */
import { typedLinks } from '@desert/contract/text/links';
import { cases, notifications, users } from '@desert/drizzle/schema';
import { and, eq, getTableColumns, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Env } from '../env.ts';
import { pendingWritings } from '../limits.ts';
import { NEW_FOR } from '../members/users/users.ts';
import { existsIn } from '../platform/database/exists.ts';
import { insertSelect } from '../platform/database/insert-select.ts';
import type { Database } from '../platform/database/open.ts';
import {
  createRecord,
  type Creation,
  type OwnedId,
  type Review,
  type Values,
  type Written,
} from '../records/creation.ts';
import type { Edit } from '../records/edit-base.ts';
import { editRecord } from '../records/edits.ts';
import type { Records } from '../records/kind.ts';
import { allRows } from '../records/queries.ts';
import { isTheAuthors } from '../records/visibility.ts';
import { reportedKind } from '../records/written-kinds.ts';

type Rule = Pick<Env, 'PENDING_WRITINGS'>;

/** Creates a record, pending if it needs a review. See `createRecord`. */
export function submitRecord(
  database: Database,
  env: Rule,
  records: Records,
  creation: Creation,
  values: Values,
): Promise<Written> {
  const hasLinks = typedLinks(values).size > 0;
  const review = hasLinks ? reviewBy(database, env, records, creation.user_id) : undefined;
  return createRecord(database, records, creation, values, review);
}

/** Edits a record; the edit is pending if it needs a review. See `editRecord`. */
export async function submitEdit(
  database: Database,
  env: Rule,
  records: Records,
  target: OwnedId,
  edit: Edit,
): Promise<Written> {
  const review = reviewBy(database, env, records, target.user_id);
  const isReviewed = review && (await addsLinks(database, records, target, edit));
  return editRecord(database, records, target, edit, isReviewed ? review : undefined);
}

async function addsLinks(
  database: Database,
  records: Records,
  { id, user_id }: OwnedId,
  { values }: Edit,
): Promise<boolean> {
  const links = typedLinks(values);
  if (links.size === 0) return false;
  const { table, search } = records;
  const [before] = await database
    .select({
      title: sql`${search.title ?? null}`.as('title'),
      text: sql`${search.text}`.as('text'),
    })
    .from(allRows(records))
    .where(and(eq(table.id, id), eq(table.user_id, user_id)));
  if (!before) return false;
  const known = typedLinks(before);
  return [...links].some((link) => !known.has(link));
}

function reviewBy(
  database: Database,
  env: Rule,
  records: Records,
  user_id: number,
): Review | undefined {
  const most = pendingWritings(env);
  if (most === 0) return undefined;
  const now = Date.now();
  const isNew = and(
    eq(users.id, user_id),
    gt(users.created_at, now - NEW_FOR),
    ne(users.role, 'moderator'),
  );
  const waited = sql`(SELECT count(*) FROM ${cases} WHERE ${cases.author_id} = ${user_id} AND ${cases.pending} = 1)`;
  const { recordRows: rows } = records;
  return {
    now,
    isNeeded: sql`(${existsIn(users, isNew)} AND ${waited} < ${most})`,
    queue: (id) => {
      const isIt = sql`${rows.id} = ${id} AND ${isTheAuthors(records, user_id)}`;
      return [
        insertSelect(
          database,
          cases,
          {
            kind: reportedKind(records),
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
  const { recordRows: rows, search, on } = records;
  const kind = reportedKind(records);
  const columns: Record<string, SQLiteColumn> = getTableColumns(rows);
  const title = columns[(search.title ?? search.text).name];
  const page = on ? sql`${on.commentRows.record_id}` : sql`${rows.id}`;
  const path = sql`${`/${kind.replace('-comments', '')}/`} || ${page}`;
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
      title: sql`substr(${title}, 1, ${TITLE_MAX})`,
      path,
      detail: { act: 'pending', of: 'own' },
      at: now,
    },
    sql`FROM ${rows} WHERE ${isIt} AND NOT ${isMuted}`,
  ).onConflictDoNothing({ target: [notifications.user_id, notifications.key] });
}

const TITLE_MAX = 80;
