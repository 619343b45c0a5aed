import {
  type Action,
  LOG_PAGE_SIZE,
  type LoggedAction,
  type PublicAction,
  type RuleName,
} from '@desert/contract/moderation/moderation';
import type { Cursor, PageQuery } from '@desert/contract/records/list-query';
import { moderationActions, users } from '@desert/drizzle/schema';
import { desc, eq, getTableColumns, lt } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { type Page, toPage, countRowsToRead } from '../records/paging.ts';

export async function listActions(
  database: Database,
  cursor: Cursor | undefined,
): Promise<Page<PublicAction>> {
  const page = await listLogged(database, cursor);
  return { ...page, records: page.records.map(toPublicAction) };
}

export async function listLogged(
  database: Database,
  cursor: Cursor | undefined,
): Promise<Page<LoggedAction>> {
  const query: PageQuery = { limit: LOG_PAGE_SIZE, cursor };
  const rows = await selectActions(database)
    .where(cursor && lt(moderationActions.id, cursor.id))
    .orderBy(desc(moderationActions.id))
    .limit(countRowsToRead(query));
  const page = toPage(rows, query);
  return { ...page, records: page.records.map(toLoggedAction) };
}

export function selectActions(database: Database) {
  return database
    .select({ ...getTableColumns(moderationActions), moderator: users.username })
    .from(moderationActions)
    .leftJoin(users, eq(users.id, moderationActions.moderator_id))
    .$dynamic();
}

export type ActionRow = Awaited<ReturnType<typeof selectActions>>[number];

export function toLoggedAction(row: ActionRow): LoggedAction {
  return {
    id: row.id,
    action: row.action as Action,
    kind: row.kind as LoggedAction['kind'],
    rule: row.rule as RuleName | '',
    at: new Date(row.created_at).toISOString(),
    until: row.until === null ? null : new Date(row.until).toISOString(),
    // Operators promote and demote by a command, which logs no moderator either.
    by_rule: row.moderator_id === null && !['promote', 'demote'].includes(row.action),
    moderator: row.moderator,
    title: row.title,
    reason: row.reason,
    subject_id: row.subject_id,
  };
}

function toPublicAction({
  id,
  action,
  kind,
  rule,
  at,
  until,
  by_rule,
}: LoggedAction): PublicAction {
  return { id, action, kind, rule, at, until, by_rule };
}
