import { memberPath } from '@desert/contract/members/members';
import type { CaseContext, ReportedKind } from '@desert/contract/moderation/moderation';
import { users } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { isMember } from '../members/users/users.ts';
import type { Database } from '../platform/database/open.ts';
import { findWrittenKind } from '../records/moderated-kinds.ts';
import { selectAttendanceSubject } from './attendance-subject.ts';
import { selectConversationSubject } from './conversation-subject.ts';
import { noticeSubject } from './notices/notice-subject.ts';
import { selectRatingSubject } from './rating-subject.ts';
import { selectWrittenSubject } from './written-subject.ts';

export interface SubjectRef {
  kind: ReportedKind;
  id: number;
}

export interface Subject extends CaseContext {
  /** The author's id; null for a conversation, and for content of a deleted account. */
  author_id: number | null;
  /** Whether it is visible only to its author and moderators. */
  is_hidden: boolean;
  story_id?: number | null;
  sides?: (number | null)[];
}

interface SubjectQuery {
  statements: BatchItem<'sqlite'>[];
  read: (rows: unknown[][]) => Subject | undefined;
}

/** Reads subjects in one round trip; undefined for missing ones. */
export async function readSubjects(
  database: Database,
  refs: SubjectRef[],
): Promise<(Subject | undefined)[]> {
  if (refs.length === 0) return [];
  const queries = refs.map((ref) => selectSubject(database, ref));
  const statements = queries.flatMap((query) => query.statements);
  const results = (await database.batch(statements as [BatchItem<'sqlite'>])) as unknown[][];
  return queries.map((query) => query.read(results.splice(0, query.statements.length)));
}

function selectSubject(database: Database, { kind, id }: SubjectRef): SubjectQuery {
  const written = findWrittenKind(kind);
  if (written) return selectWrittenSubject(database, written, id);
  if (kind === 'attendances') return selectAttendanceSubject(database, id);
  if (kind === 'ratings' || kind === 'rating-replies')
    return selectRatingSubject(database, id, kind === 'rating-replies');
  if (kind === 'notices') return noticeSubject(database, id);
  return kind === 'users'
    ? selectMemberSubject(database, id)
    : selectConversationSubject(database, id);
}

function selectMemberSubject(database: Database, id: number): SubjectQuery {
  const member = database
    .select({ username: users.username, awaits_approval: users.awaits_approval })
    .from(users)
    .where(and(eq(users.id, id), isMember));
  return {
    statements: [member],
    read: ([rows]: unknown[][]) => {
      const [row] = rows as { username: string; awaits_approval: boolean }[];
      if (!row) return undefined;
      return {
        author_id: id,
        title: row.username,
        text: '',
        images: [],
        path: memberPath(row.username),
        on: null,
        locked: false,
        is_hidden: false,
        is_pending: row.awaits_approval,
      };
    },
  };
}
