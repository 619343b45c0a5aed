import { MAX_FOLLOWS, type Follow, type Following } from '@desert/contract/notifications/follows';
import { follows } from '@desert/drizzle/schema';
import { and, desc, eq, sql } from 'drizzle-orm';
import { GONE, Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { retryOnce } from '../platform/database/retry.ts';
import { insertSelect } from '../platform/database/sql.ts';
import type { OwnedId } from '../records/save.ts';
import {
  chooseTopic,
  describeTargets,
  formatTarget,
  parseSearch,
  resolveTarget,
  type FollowTarget,
} from './targets.ts';

const NO_LONGER = 'No longer here';

/** A member's follows, and the target that they may want to follow. */
export async function listFollows(
  database: Database,
  user_id: number,
  offered?: string,
): Promise<Following> {
  const { id, kind, key, is_paused } = follows;
  const rows = await database
    .select({ id, kind, key, is_paused })
    .from(follows)
    .where(eq(follows.user_id, user_id))
    .orderBy(desc(id))
    .limit(MAX_FOLLOWS);
  const ownFollows = rows as (FollowTarget & { id: number; is_paused: boolean })[];
  const requestedTarget =
    offered === undefined ? undefined : await resolveTarget(database, offered);
  const described = await describeTargets(database, [
    ...ownFollows,
    ...(requestedTarget ? [requestedTarget] : []),
  ]);
  const target = requestedTarget && formatTarget(requestedTarget);
  const description = target === undefined ? undefined : described.get(target);
  return {
    offered: target !== undefined && description ? { target, ...description } : null,
    follows: ownFollows.map((row): Follow => {
      const name = formatTarget(row);
      const { label, path } = described.get(name) ?? { label: NO_LONGER, path: null };
      return { id: row.id, target: name, label, path, is_paused: row.is_paused };
    }),
  };
}

/** Idempotent. Refuses a target that does not exist, and more than `MAX_FOLLOWS`. */
export async function followTarget(
  database: Database,
  user_id: number,
  text: string,
): Promise<void> {
  const target = await resolveTarget(database, text);
  const described = await describeTargets(database, [target]);
  if (!described.has(formatTarget(target))) throw new Refusal(404, GONE);
  const filters = target.kind === 'search' ? (parseSearch(target.key) ?? null) : null;
  const topic = filters ? chooseTopic(filters) : target.key;
  const isOwn = eq(follows.user_id, user_id);
  await retryOnce(() =>
    insertSelect(
      database,
      follows,
      { ...target, user_id, topic, filters, created_at: Date.now() },
      sql`WHERE (SELECT count(*) FROM ${follows} WHERE ${isOwn}) < ${MAX_FOLLOWS}`,
    )
      .onConflictDoNothing()
      .run(),
  );
  const { kind, key } = target;
  const stored = and(isOwn, eq(follows.kind, kind), eq(follows.key, key));
  if (await database.select({ id: follows.id }).from(follows).where(stored).get()) return;
  throw new Refusal(409, `You can follow up to ${MAX_FOLLOWS} things. Remove one first.`);
}

export async function unfollowTarget(database: Database, target: OwnedId): Promise<void> {
  await retryOnce(() => database.delete(follows).where(isOwnFollow(target)).run());
}

export async function pauseFollow(
  database: Database,
  target: OwnedId,
  is_paused: boolean,
): Promise<void> {
  const changed = await retryOnce(() =>
    database.update(follows).set({ is_paused }).where(isOwnFollow(target)).returning(),
  );
  if (changed.length === 0) throw new Refusal(404, GONE);
}

function isOwnFollow({ id, user_id }: OwnedId) {
  return and(eq(follows.id, id), eq(follows.user_id, user_id));
}
