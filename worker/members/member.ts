import { dayInArizona } from '@desert/contract/history/months';
import type { Member } from '@desert/contract/members/members';
import type { RecordLists } from '@desert/contract/records/kinds';
import type { Total } from '@desert/contract/records/paging';
import { blocks, users } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import type { RecordKind } from '../records/kind.ts';
import { recordKinds } from '../records/registry.ts';
import { caseFolded, faceSql, isMember, toAuthor } from './users/users.ts';

const COUNTED_MAX = 100;

interface MemberRow extends Record<string, number | string | null> {
  id: number;
  username: string;
  created_at: number;
  face: string | null;
}

/** Finds a member by name, ignoring case; undefined if no member has it, or the account is deleted. */
export async function findMember(
  database: Database,
  name: string,
  viewer: number | null = null,
): Promise<Member | undefined> {
  const has = recordKinds.map(
    (kind) => sql`EXISTS (${recordsOf(kind, sql`${users.id}`)}) AS ${sql.identifier(kind.plural)}`,
  );
  const [row] = await database.all<MemberRow>(sql`
    SELECT ${users.id}, ${users.username}, ${users.created_at}, ${faceSql} AS face, ${sql.join(has, sql`, `)},
      EXISTS (SELECT 1 FROM ${blocks} WHERE ${blocks.user_id} = ${viewer} AND ${blocks.blocked_id} = ${users.id}) AS is_blocked
    FROM ${users} WHERE ${users.username_key} = ${caseFolded(name)} AND ${isMember}`);
  if (!row) return undefined;
  return {
    ...toAuthor(row.id, row.username, row.face),
    member_since: dayInArizona(row.created_at),
    has: byPlural((plural) => row[plural] === 1),
    ...(viewer !== null && { is_blocked: row['is_blocked'] === 1 }),
  };
}

/** Counts a member's published records per kind, each up to `COUNTED_MAX`. */
export async function countRecords(
  database: Database,
  { id }: Pick<Member, 'id'>,
): Promise<Record<keyof RecordLists, Total>> {
  const counts = recordKinds.map((kind) => {
    const counted = sql`${recordsOf(kind, sql`${id}`)} LIMIT ${COUNTED_MAX + 1}`;
    return sql`(SELECT count(*) FROM (${counted})) AS ${sql.identifier(kind.plural)}`;
  });
  const [row] = await database.all<Record<string, number>>(
    sql`SELECT ${sql.join(counts, sql`, `)}`,
  );
  return byPlural((plural) => {
    const count = row?.[plural] ?? 0;
    return { count: Math.min(count, COUNTED_MAX), more: count > COUNTED_MAX };
  });
}

function recordsOf({ table, isPublished = sql`TRUE` }: RecordKind, user: SQL): SQL {
  return sql`SELECT 1 FROM ${table} WHERE ${table.user_id} = ${user} AND ${isPublished}`;
}

function byPlural<T>(of: (plural: string) => T): Record<keyof RecordLists, T> {
  const all = recordKinds.map(({ plural }) => [plural, of(plural)]);
  return Object.fromEntries(all) as Record<keyof RecordLists, T>;
}
