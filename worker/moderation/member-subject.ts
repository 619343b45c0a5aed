import { memberPath } from '@desert/contract/members';
import { users } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import { isMember } from '../accounts/users.ts';
import type { Database } from '../database/open.ts';

/** A member, as what is looked at; not who stands for those that are gone. */
export function memberSubject(database: Database, id: number) {
  const member = database
    .select({ username: users.username })
    .from(users)
    .where(and(eq(users.id, id), isMember));
  return {
    statements: [member],
    read: ([rows]: unknown[][]) => {
      const [row] = rows as { username: string }[];
      if (!row) return undefined;
      const { username } = row;
      return {
        author_id: id,
        title: username,
        text: '',
        images: [],
        path: memberPath(username),
        on: null,
        locked: false,
        is_hidden: false,
      };
    },
  };
}
