import type {
  AccountAction,
  AccountData,
  AccountHidden,
} from '@desert/contract/accounts/account-settings';
import { appeals, moderationActions } from '@desert/drizzle/schema';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import type { Records } from '../../records/kind.ts';
import { MODERATED_KINDS } from '../../records/moderated-kinds.ts';
import { aliasAllRows } from '../../records/queries.ts';
import { isOwnUnderModeration } from '../../records/visibility/rights.ts';
import { EXPORT_PAGE_SIZE, type ReadAfter } from './pages.ts';

type ModerationLists = 'appeals' | 'moderation' | 'hidden';

export function listModerationReads(
  database: Database,
  user_id: number,
): Record<Extract<ModerationLists, keyof AccountData>, ReadAfter[]> {
  return {
    appeals: [readAppeals(database, user_id)],
    moderation: [readActions(database, user_id)],
    hidden: MODERATED_KINDS.map((kind) => readHidden(database, kind, user_id)),
  };
}

function readAppeals(database: Database, user_id: number): ReadAfter {
  return async (after) => {
    const rows = await database
      .select()
      .from(appeals)
      .where(and(eq(appeals.user_id, user_id), gt(appeals.id, after)))
      .orderBy(asc(appeals.id))
      .limit(EXPORT_PAGE_SIZE);
    const records = rows.map(({ action_id, reason, created_at }) => ({
      decision: action_id,
      reason,
      created_at: new Date(created_at).toISOString(),
    }));
    return { rows, records };
  };
}

function readActions(database: Database, user_id: number): ReadAfter {
  return async (after) => {
    const rows = await database
      .select()
      .from(moderationActions)
      .where(and(eq(moderationActions.author_id, user_id), gt(moderationActions.id, after)))
      .orderBy(asc(moderationActions.id))
      .limit(EXPORT_PAGE_SIZE);
    const records = rows.map(
      ({ action, kind, subject_id, title, rule, reason, created_at, until }): AccountAction => ({
        action,
        kind,
        id: subject_id,
        title,
        rule,
        reason,
        created_at: new Date(created_at).toISOString(),
        until: until === null ? null : new Date(until).toISOString(),
      }),
    );
    return { rows, records };
  };
}

function readHidden(database: Database, records: Records, user_id: number): ReadAfter {
  const { name: kind, search, table, on } = records;
  return async (after) => {
    const rows = await database
      .select({
        id: sql<number>`${table.id}`.as('id'),
        title: sql<string>`${search.title ?? sql`''`}`.as('title'),
        text: sql<string>`${search.text}`.as('text'),
      })
      .from(aliasAllRows(records))
      .where(
        and(
          isOwnUnderModeration(records, user_id),
          on && eq(on.comments.kind, on.name),
          gt(table.id, after),
        ),
      )
      .orderBy(asc(table.id))
      .limit(EXPORT_PAGE_SIZE);
    return {
      rows: rows,
      records: rows.map(({ id, title, text }): AccountHidden => ({ kind, id, title, text })),
    };
  };
}
