import { formatGameLabel, gamePath } from '@desert/contract/history/game-text';
import { attendances, games, users } from '@desert/drizzle/schema';
import { and, eq, ne, or } from 'drizzle-orm';
import { isMember } from '../members/users/users.ts';
import type { Database } from '../platform/database/open.ts';

interface Row {
  user_id: number;
  seat: string;
  line: string;
  date: string;
  home: boolean;
  opponent: string;
}

/** The query of a member's seat and note for a game, as the subject of a report. It finds nothing if both are empty. */
export function selectAttendanceSubject(database: Database, id: number) {
  const { user_id, seat, line } = attendances;
  const { date, home, opponent } = games;
  const isWritten = or(ne(seat, ''), ne(line, ''));
  const statement = database
    .select({ user_id, seat, line, date, home, opponent })
    .from(attendances)
    .innerJoin(games, eq(date, attendances.date))
    .innerJoin(users, eq(users.id, user_id))
    .where(and(eq(attendances.id, id), isWritten, isMember));
  return {
    statements: [statement],
    read: ([rows]: unknown[][]) => {
      const [row] = rows as Row[];
      if (!row) return undefined;
      return {
        author_id: row.user_id,
        title: formatGameLabel(row),
        text: [row.seat, row.line].filter(Boolean).join('\n'),
        images: [],
        path: gamePath(row.date),
        on: null,
        locked: false,
        is_hidden: false,
      };
    },
  };
}
