import type { MemberRecord } from '@desert/contract/moderation/moderation';
import { cases, moderationActions, users } from '@desert/drizzle/schema';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { foldCase, faceSql, isMember, toAuthor } from '../members/users/users.ts';
import type { Database } from '../platform/database/open.ts';

const MAX_COUNTED = 100;

/** Reads members' moderation histories in one round trip. */
export async function readMemberRecords(
  database: Database,
  ids: number[],
): Promise<Map<number, MemberRecord>> {
  if (ids.length === 0) return new Map();
  const now = Date.now();
  const statements = ids.flatMap((id) => buildStatements(database, id));
  const results = (await database.batch(statements as [BatchItem<'sqlite'>])) as unknown[][];
  const records = ids.flatMap((id, at) => {
    const [[user], actions, open] = results.slice(3 * at, 3 * at + 3) as [
      User[],
      ActionRow[],
      unknown[],
    ];
    return user ? [[id, toMemberRecord(user, actions, open.length, now)] as const] : [];
  });
  return new Map(records);
}

export async function findMemberRecord(
  database: Database,
  username: string,
): Promise<MemberRecord | undefined> {
  const user = await selectUser(
    database,
    and(eq(users.username_key, foldCase(username)), isMember),
  ).get();
  return user && (await readMemberRecords(database, [user.id])).get(user.id);
}

type User = Pick<
  typeof users.$inferSelect,
  'id' | 'username' | 'created_at' | 'role' | 'suspended_until'
> & { face: string | null };

type ActionRow = Pick<typeof moderationActions.$inferSelect, 'action' | 'kind' | 'subject_id'>;

function buildStatements(database: Database, id: number): BatchItem<'sqlite'>[] {
  const { action, kind, subject_id } = moderationActions;
  return [
    selectUser(database, eq(users.id, id)),
    database
      .select({ action, kind, subject_id })
      .from(moderationActions)
      .where(eq(moderationActions.author_id, id))
      .orderBy(desc(moderationActions.id))
      .limit(MAX_COUNTED),
    database
      .select({ id: cases.id })
      .from(
        database
          .select({ id: cases.id, state: cases.state })
          .from(cases)
          .where(eq(cases.author_id, id))
          .orderBy(desc(cases.id))
          .limit(MAX_COUNTED)
          .as('cases'),
      )
      .where(eq(cases.state, 'open')),
  ];
}

function selectUser(database: Database, where: SQL | undefined) {
  const { id, username, created_at, role, suspended_until } = users;
  return database
    .select({ id, username, created_at, role, suspended_until, face: faceSql.as('face') })
    .from(users)
    .where(where);
}

function toMemberRecord(user: User, actions: ActionRow[], open: number, now: number): MemberRecord {
  const { id, username, created_at, role, suspended_until, face } = user;
  const isSuspended = suspended_until !== null && suspended_until > now;
  const count = (wanted: string) => actions.filter(({ action }) => action === wanted).length;
  return {
    user: toAuthor(id, username, face),
    member_since: new Date(created_at).toISOString(),
    ...(role === 'moderator' && { role }),
    suspended_until: isSuspended ? new Date(suspended_until).toISOString() : null,
    ...countActions(actions),
    suspended: count('suspend'),
    open,
  };
}

/**
 * Numbers of warnings, and of subjects that stayed hidden or removed. One that was hidden and then removed counts once.
 */
function countActions(actions: ActionRow[]): Pick<MemberRecord, 'removed' | 'warned'> {
  const removed = new Set<string>();
  let warned = 0;
  for (const { action, kind, subject_id } of actions.toReversed()) {
    const subject = `${kind} ${subject_id}`;
    if (action === 'hide' || action === 'remove') removed.add(subject);
    if (action === 'put-back') removed.delete(subject);
    if (action === 'warn') warned += 1;
    if (action === 'withdraw' && !removed.delete(subject)) warned -= 1;
  }
  return { removed: removed.size, warned };
}
