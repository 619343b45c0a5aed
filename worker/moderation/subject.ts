/** What a report or an action is about, as it now is. */
import type { CaseContext, ReportedKind } from '@desert/contract/moderation';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';
import { conversationSubject } from './conversation-subject.ts';
import { writtenKind } from './kinds.ts';
import { memberSubject } from './member-subject.ts';
import { writtenSubject } from './written-subject.ts';

export interface SubjectRef {
  kind: ReportedKind;
  id: number;
}

export interface Subject extends CaseContext {
  /** Whose it is; null of a conversation, and of what a deleted account left. */
  author_id: number | null;
  /** Whether only its author and moderators see it. */
  is_hidden: boolean;
  /** Of a comment: the story that it is on. */
  story_id?: number | null;
  /** Of a conversation: its members. */
  sides?: (number | null)[];
}

/** What reads a subject: statements of a batch, and what to make of their rows. */
interface SubjectQuery {
  statements: BatchItem<'sqlite'>[];
  read: (rows: unknown[][]) => Subject | undefined;
}

/** Reads subjects in one round trip; undefined for what there is not. Of each 30 rows at most. */
export async function readSubjects(
  database: Database,
  refs: SubjectRef[],
): Promise<(Subject | undefined)[]> {
  if (refs.length === 0) return [];
  const queries = refs.map((ref) => subjectQuery(database, ref));
  const statements = queries.flatMap((query) => query.statements);
  const results = (await database.batch(statements as [BatchItem<'sqlite'>])) as unknown[][];
  return queries.map((query) => query.read(results.splice(0, query.statements.length)));
}

function subjectQuery(database: Database, { kind, id }: SubjectRef): SubjectQuery {
  const written = writtenKind(kind);
  if (written) return writtenSubject(database, written, id);
  return kind === 'users' ? memberSubject(database, id) : conversationSubject(database, id);
}
