/** Who is told, and by what: each of these is a part of a statement that can be repeated. */
import type { NotificationDetail, NotificationKind } from '@desert/contract/notifications';
import { blocks, notificationEvents, notifications, users } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';

/** What happened, as a trigger noted it. */
export type Event = typeof notificationEvents.$inferSelect;

/** Who did something. */
interface Actor {
  id: number;
  username: string;
}

/** A notification for each of its recipients. */
export interface Told {
  kind: NotificationKind;
  /** One of a member has one of them: what is told again changes nothing, or that one. */
  key: string;
  /** The row that it is of: with that it goes out of sight. */
  of_table: string;
  of_id: number;
  /** Null where nobody is named. */
  actor: Actor | null;
  title: string;
  path: string;
  detail?: NotificationDetail;
  /** ms since 1970 */
  at: number;
  /** Whether it is of what is not visible right now; it is told when that is back. */
  isGone?: SQL;
  /** What counts up with each deed of a bundle: what is told has to be above what was told before. Of a message its id. */
  most?: number;
}

/** What has to be written for an event. */
export interface Telling {
  statements: BatchItem<'sqlite'>[];
  /** How far it is, where more members are to be told than in one step. */
  told_to?: number;
}

/** Whether nobody else has told of an event meanwhile, nor has it happened again. */
export function isStill({ id, version, told_to }: Event): SQL {
  return sql`EXISTS (SELECT 1 FROM ${notificationEvents} WHERE ${notificationEvents.id} = ${id}
    AND ${notificationEvents.version} = ${version} AND ${notificationEvents.told_to} = ${told_to})`;
}

/**
 * The statement that tells members of something: not who did it, nor who blocked them, nor who does not want to hear of
 * such things.
 * @param recipients their ids
 * @param again what a second deed of a bundle does; nothing where it is left out
 */
export function tell(
  database: Database,
  event: Event,
  told: Told,
  recipients: number[],
  again?: Again,
): BatchItem<'sqlite'> {
  const { actor, detail = {}, most = 0, isGone = sql`0` } = told;
  const actor_id = actor?.id ?? null;
  const { user_id, blocked_id } = blocks;
  const rows = database
    .select({
      id: sql<number>`NULL`.as('id'),
      user_id: sql<number>`u.id`.as('user_id'),
      kind: sql<string>`${told.kind}`.as('kind'),
      key: sql<string>`${told.key}`.as('key'),
      of_table: sql<string>`${told.of_table}`.as('of_table'),
      of_id: sql<number>`${told.of_id}`.as('of_id'),
      actor_id: sql<number | null>`${actor_id}`.as('actor_id'),
      actor_name: sql<string>`${actor?.username ?? ''}`.as('actor_name'),
      others: sql<number>`0`.as('others'),
      most: sql<number>`${most}`.as('most'),
      title: sql<string>`${told.title}`.as('title'),
      path: sql<string>`${told.path}`.as('path'),
      detail: sql<Told['detail']>`${JSON.stringify(detail)}`.as('detail'),
      at: sql<number>`${told.at}`.as('at'),
      is_read: sql<boolean>`0`.as('is_read'),
      is_gone: sql<boolean>`${isGone}`.as('is_gone'),
    })
    .from(sql`json_each(${JSON.stringify(recipients)}) AS r JOIN ${users} AS u ON u.id = r.value`)
    .where(
      sql`u.id > 0 AND u.id IS NOT ${actor_id} AND ${isStill(event)}
        AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE ${user_id} = u.id AND ${blocked_id} = ${actor_id})
        AND NOT EXISTS (SELECT 1 FROM json_each(u.muted) WHERE value = ${told.kind})`,
    );
  const target = [notifications.user_id, notifications.key];
  const insert = database.insert(notifications).select(rows as never);
  return again
    ? insert.onConflictDoUpdate({ target, set: again.set, setWhere: again.where })
    : insert.onConflictDoNothing({ target });
}

/** What a second deed of a bundle changes, and whether it does. */
export interface Again {
  set: Record<string, SQL>;
  where: SQL;
}

/** A column as the second deed has it. */
export const latest = (column: string): SQL => sql.raw(`excluded."${column}"`);

const LATEST = ['of_table', 'of_id', 'actor_id', 'actor_name', 'title', 'path', 'detail', 'at'];

/** What is told anew: not read, and in sight. */
export const ANEW: Again['set'] = {
  ...Object.fromEntries(LATEST.map((column) => [column, latest(column)])),
  is_read: sql`0`,
  is_gone: latest('is_gone'),
};

const { most, is_read, is_gone, others: count } = notifications;

/**
 * What a second deed of a bundle does: it is new once more, if it is above what was told before.
 * @param others how many others there are by then
 * @param isLate of one that was not told before, though newer ones may have been: it is one more, and the newest stays named
 */
export function bundled(others: SQL, isLate = false): Again {
  const isNewest = sql`${latest('most')} > ${most}`;
  if (!isLate) return { set: { ...ANEW, others, most: latest('most') }, where: isNewest };
  const newest = LATEST.map((column) => [
    column,
    sql`iif(${isNewest} OR ${is_gone}, ${latest(column)}, ${sql.raw(`"notifications"."${column}"`)})`,
  ]);
  const set = { ...ANEW, ...Object.fromEntries(newest), others };
  return { set: { ...set, most: sql`max(${most}, ${latest('most')})` }, where: sql`true` };
}

/** Of a bundle that was read, nobody else did the same yet; of another, one more. */
export const ONE_MORE = sql`iif(${is_read} OR ${is_gone}, 0, ${count} + 1)`;

/** What is told replaces what was told before. */
export const ALONE = sql`0`;
