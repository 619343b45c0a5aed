import { notices } from '@desert/drizzle/schema';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';

/** The query of a page without an author as the subject of a notice. */
export function noticeSubject(database: Database, id: number) {
  const isIt = and(eq(notices.kind, 'notices'), eq(notices.subject_id, id));
  const statement = database
    .select({ page: notices.page })
    .from(notices)
    .where(and(isIt, isNotNull(notices.confirmed_at)));
  return {
    statements: [statement],
    read: ([rows]: unknown[][]) => {
      const [row] = rows as { page: string }[];
      if (!row) return undefined;
      const { pathname, search, hash } = new URL(row.page);
      return {
        author_id: null,
        title: pathname,
        text: '',
        images: [],
        path: pathname + search + hash,
        on: null,
        locked: false,
        is_hidden: false,
        is_page: true,
      };
    },
  };
}
