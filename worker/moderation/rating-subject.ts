import { memberPath } from '@desert/contract/members/members';
import { ratings, users } from '@desert/drizzle/schema';
import { and, eq, ne } from 'drizzle-orm';
import { isShownRating } from '../members/users/rating-counts.ts';
import type { Database } from '../platform/database/open.ts';

interface Row {
  user_id: number | null;
  about_id: number;
  about: string;
  line: string;
  reply: string | null;
}

/** The query of a rating or of the reply to it, as the subject of a report. Finds nothing until everyone sees it. */
export function selectRatingSubject(database: Database, id: number, isReply: boolean) {
  const { user_id, about_id, line, reply } = ratings;
  const statement = database
    .select({ user_id, about_id, line, reply, about: users.username })
    .from(ratings)
    .innerJoin(users, eq(users.id, about_id))
    .where(and(eq(ratings.id, id), isShownRating, isReply ? ne(reply, '') : undefined));
  return {
    statements: [statement],
    read: ([rows]: unknown[][]) => {
      const [row] = rows as Row[];
      if (!row) return undefined;
      return {
        author_id: isReply ? row.about_id : row.user_id,
        title: row.about,
        text: isReply ? (row.reply ?? '') : row.line,
        images: [],
        path: `${memberPath(row.about)}#ratings`,
        on: null,
        locked: false,
        is_hidden: false,
      };
    },
  };
}
