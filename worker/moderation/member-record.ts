import type { MemberRecord } from '@desert/contract/moderation';
import { cases, moderationActs, users } from '@desert/drizzle/schema';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { caseFolded, isMember } from '../accounts/users.ts';
import type { Database } from '../database/open.ts';

/** How far back it is counted. */
const COUNTED = 100;

/** What is known of members, by their ids, in one round trip: of each 201 rows at most. */
export async function memberRecords(
  database: Database,
  ids: number[],
): Promise<Map<number, MemberRecord>> {
  if (ids.length === 0) return new Map();
  const now = Date.now();
  const statements = ids.flatMap((id) => statementsOf(database, id));
  const results = (await database.batch(statements as [BatchItem<'sqlite'>])) as unknown[][];
  const records = ids.flatMap((id, at) => {
    const [[user], acts, open] = results.slice(3 * at, 3 * at + 3) as [User[], ActRow[], unknown[]];
    return user ? [[id, recordOf(user, acts, open.length, now)] as const] : [];
  });
  return new Map(records);
}

/** The record of who has a name, in any case; undefined where nobody has. */
export async function findMemberRecord(
  database: Database,
  username: string,
): Promise<MemberRecord | undefined> {
  const user = await selectUser(
    database,
    and(eq(users.username_key, caseFolded(username)), isMember),
  ).get();
  return user && (await memberRecords(database, [user.id])).get(user.id);
}

type User = Pick<
  typeof users.$inferSelect,
  'id' | 'username' | 'created_at' | 'role' | 'suspended_until'
>;

type ActRow = Pick<typeof moderationActs.$inferSelect, 'act' | 'kind' | 'of_id'>;

function statementsOf(database: Database, id: number): BatchItem<'sqlite'>[] {
  const { act, kind, of_id } = moderationActs;
  return [
    selectUser(database, eq(users.id, id)),
    database
      .select({ act, kind, of_id })
      .from(moderationActs)
      .where(eq(moderationActs.author_id, id))
      .orderBy(desc(moderationActs.id))
      .limit(COUNTED),
    database
      .select({ id: cases.id })
      .from(
        database
          .select({ id: cases.id, state: cases.state })
          .from(cases)
          .where(eq(cases.author_id, id))
          .orderBy(desc(cases.id))
          .limit(COUNTED)
          .as('cases'),
      )
      .where(eq(cases.state, 'open')),
  ];
}

function selectUser(database: Database, where: SQL | undefined) {
  const { id, username, created_at, role, suspended_until } = users;
  return database
    .select({ id, username, created_at, role, suspended_until })
    .from(users)
    .where(where);
}

function recordOf(user: User, acts: ActRow[], open: number, now: number): MemberRecord {
  const { id, username, created_at, role, suspended_until } = user;
  const isSuspended = suspended_until !== null && suspended_until > now;
  const count = (wanted: string) => acts.filter(({ act }) => act === wanted).length;
  return {
    user: { id, username },
    member_since: new Date(created_at).toISOString(),
    ...(role === 'moderator' && { role }),
    suspended_until: isSuspended ? new Date(suspended_until).toISOString() : null,
    removed: removedOf(acts),
    warned: count('warn'),
    suspended: count('suspend'),
    open,
  };
}

/** How many things are hidden or removed: what was put back is not, and what was hidden and removed is one. */
function removedOf(acts: ActRow[]): number {
  const removed = new Set<string>();
  for (const { act, kind, of_id } of acts.toReversed()) {
    const thing = `${kind} ${of_id}`;
    if (act === 'hide' || act === 'remove') removed.add(thing);
    if (act === 'put-back') removed.delete(thing);
  }
  return removed.size;
}
