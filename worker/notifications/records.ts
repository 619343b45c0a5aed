import { users } from '@desert/drizzle/schema';
import { eq, sql } from 'drizzle-orm';
import type { JobStep } from '../jobs/handler.ts';
import type { Database } from '../platform/database/open.ts';
import type { RecordKind } from '../records/kind.ts';
import { findMentioned } from './mentioned.ts';
import { putBackAs, timeOfEvent } from './put-back.ts';
import {
  ALONE,
  buildBundleUpdate,
  type Event,
  buildNotificationInsert,
  type NewNotification,
} from './recipients.ts';
import { readNextSavers } from './savers.ts';

/** Notifies mentioned members and, if an edit changed texts but not price or state, members who saved the record. */
export async function notifyOfRecord(
  database: Database,
  event: Event,
  kind: RecordKind,
): Promise<JobStep> {
  const { name } = kind;
  const record = await findTitled(database, kind, event.source_id);
  if (!record) return {};
  const as = await putBackAs(database, event, name, record.created_at);
  if (as === 'old') return {};
  const notice: NewNotification = {
    kind: 'mention',
    key: `mention ${event.source_table} ${event.source_id}`,
    source_table: event.source_table,
    source_id: event.source_id,
    actor: record.actor,
    title: record.title,
    path: `/${name}/${event.source_id}`,
    at: Math.max(record.edited_at ?? 0, timeOfEvent(event, as, record.created_at)),
  };
  const mentioned = await findMentioned(database, `${record.title}\n${record.text}`);
  const mentions = buildNotificationInsert(database, event, notice, mentioned);
  if (event.change !== 'update') return { statements: [mentions] };
  const { recipients, cursor } = await readNextSavers(
    database,
    name,
    event.source_id,
    event.cursor,
  );
  const edit: NewNotification = {
    ...notice,
    kind: 'saved',
    key: `saved ${name} ${event.source_id} edit`,
    detail: { change: 'edit' },
    high_water_mark: record.edited_at ?? 1,
  };
  return {
    statements: [
      mentions,
      buildNotificationInsert(database, event, edit, recipients, buildBundleUpdate(ALONE)),
    ],
    ...(cursor !== undefined && { cursor }),
  };
}

async function findTitled(database: Database, { table, search }: RecordKind, id: number) {
  return database
    .select({
      title: sql<string>`${search.title ?? sql`''`}`,
      text: sql<string>`${search.text}`,
      created_at: sql<number>`${table.created_at}`,
      edited_at: sql<number | null>`${table.edited_at}`,
      actor: { id: users.id, username: users.username },
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.user_id))
    .where(eq(table.id, id))
    .get();
}
