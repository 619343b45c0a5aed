/** What moderators did about a user, and what the user wrote that is hidden. */
import type { AccountAct, AccountData, AccountHidden } from '@desert/contract/account-settings';
import { deletedRows, moderationActs } from '@desert/drizzle/schema';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { WRITTEN_KINDS } from '../../search/kinds.ts';
import { PAGE, type ReadAfter } from './pages.ts';

type ModerationLists = 'moderation' | 'hidden';

/** What reads each list, page by page. */
export function moderationData(
  database: Database,
  user_id: number,
): Record<Extract<ModerationLists, keyof AccountData>, ReadAfter[]> {
  return { moderation: [readActs(database, user_id)], hidden: [readHidden(database, user_id)] };
}

/** Without who did it: moderators are not named. */
function readActs(database: Database, user_id: number): ReadAfter {
  return async (after) => {
    const rows = await database
      .select()
      .from(moderationActs)
      .where(and(eq(moderationActs.author_id, user_id), gt(moderationActs.id, after)))
      .orderBy(asc(moderationActs.id))
      .limit(PAGE);
    const records = rows.map(
      ({ act, kind, of_id, title, rule, reason, created_at, until }): AccountAct => ({
        act,
        kind,
        id: of_id,
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

function readHidden(database: Database, user_id: number): ReadAfter {
  return async (after) => {
    const own = and(
      eq(deletedRows.user_id, user_id),
      gt(deletedRows.id, after),
      eq(deletedRows.hidden, true),
      eq(deletedRows.was_in, deletedRows.of_table),
    );
    const rows = await database
      .select()
      .from(deletedRows)
      .where(own)
      .orderBy(asc(deletedRows.id))
      .limit(PAGE);
    return { rows, records: rows.map(hiddenAnswer) };
  };
}

function hiddenAnswer({ was_in, of_id, row }: typeof deletedRows.$inferSelect): AccountHidden {
  const { kind = was_in, records } = WRITTEN_KINDS.find(({ table }) => table === was_in) ?? {};
  const stored = JSON.parse(row) as Record<string, string>;
  const title = records?.search.title;
  return {
    kind,
    id: of_id,
    title: (title && stored[title.name]) ?? '',
    text: (records && stored[records.search.text.name]) ?? '',
  };
}
