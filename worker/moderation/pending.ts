import type { PendingEntry, ReportedKind } from '@desert/contract/moderation/moderation';
import { cases } from '@desert/drizzle/schema';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { getRecordPath, findWrittenKind } from '../records/moderated-kinds.ts';
import { readSubjects } from './subject.ts';

const PENDING_PAGE_SIZE = 10;

export async function listPending(database: Database, user_id: number): Promise<PendingEntry[]> {
  const waiting = await database
    .select({ kind: cases.kind, id: cases.subject_id })
    .from(cases)
    .where(and(eq(cases.author_id, user_id), eq(cases.pending, true), eq(cases.state, 'open')))
    .orderBy(desc(cases.id))
    .limit(PENDING_PAGE_SIZE);
  const refs = waiting.map(({ kind, id }) => ({ kind: kind as ReportedKind, id }));
  const subjects = await readSubjects(database, refs);
  return refs.flatMap(({ kind, id }, at) => {
    const [subject, written] = [subjects[at], findWrittenKind(kind)];
    // A hidden record is not pending; a deleted one is gone.
    if (!subject || !written || (subject.is_hidden && !subject.is_pending)) return [];
    const path = getRecordPath(written, id, subject.story_id ?? null);
    return [{ kind, id, title: subject.title, path, is_edit: subject.is_edit ?? false }];
  });
}
