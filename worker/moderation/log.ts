/** The log of what moderators did, as it is read. */
import type { Cursor, PageQuery } from '@desert/contract/list-query';
import {
  type Act,
  LOGGED_ACTS,
  type LoggedAct,
  type PublicAct,
  type ReportedKind,
  type RuleName,
} from '@desert/contract/moderation';
import { moderationActs, users } from '@desert/drizzle/schema';
import { desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { type Page, pageOf, rowsOf } from '../records/paging.ts';

/** A page of the log, newest first, as everybody may know it: it names nobody. Reads a row for each act. */
export async function listActs(
  database: Database,
  cursor: Cursor | undefined,
): Promise<Page<PublicAct>> {
  const page = await listLogged(database, cursor);
  return { ...page, records: page.records.map(publicPart) };
}

/** The same with all that moderators may know. Reads a row more for each moderator. */
export async function listLogged(
  database: Database,
  cursor: Cursor | undefined,
): Promise<Page<LoggedAct>> {
  const asked: PageQuery = { limit: LOGGED_ACTS, cursor };
  const rows = await selectActs(database)
    .where(cursor && lt(moderationActs.id, cursor.id))
    .orderBy(desc(moderationActs.id))
    .limit(rowsOf(asked));
  const page = pageOf(rows, asked);
  return { ...page, records: page.records.map(loggedAct) };
}

/** The query of acts with who did them, to be narrowed and run, or put into a batch. */
export function selectActs(database: Database) {
  const { id, act, kind, of_id, rule, reason, title, created_at, until, moderator_id } =
    moderationActs;
  return database
    .select({
      id,
      act,
      kind,
      of_id,
      rule,
      reason,
      title,
      created_at,
      until,
      moderator_id,
      moderator: users.username,
    })
    .from(moderationActs)
    .leftJoin(users, eq(users.id, moderator_id))
    .$dynamic();
}

export type ActRow = Awaited<ReturnType<typeof selectActs>>[number];

/** What a row is answered as. */
export function loggedAct(row: ActRow): LoggedAct {
  return {
    id: row.id,
    act: row.act as Act,
    kind: row.kind as ReportedKind,
    rule: row.rule as RuleName | '',
    at: new Date(row.created_at).toISOString(),
    until: row.until === null ? null : new Date(row.until).toISOString(),
    // Who names a moderator sits at the machine.
    by_rule: row.moderator_id === null && !['promote', 'demote'].includes(row.act),
    moderator: row.moderator,
    title: row.title,
    reason: row.reason,
    of_id: row.of_id,
  };
}

function publicPart({ id, act, kind, rule, at, until, by_rule }: LoggedAct): PublicAct {
  return { id, act, kind, rule, at, until, by_rule };
}
