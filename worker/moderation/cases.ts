import {
  type Case,
  CASES_PAGE_SIZE,
  type CaseContext,
  type ReportedKind,
  type RuleName,
} from '@desert/contract/moderation/moderation';
import { MAX_OPEN_CASES } from '@desert/contract/moderation/moderation-pages';
import type { Cursor } from '@desert/contract/records/list-query';
import { cases, conversations, moderationActions, reports, users } from '@desert/drizzle/schema';
import { and, asc, desc, eq, getTableColumns, not, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { faceSql, isMember, toAuthor } from '../members/users/users.ts';
import type { Database } from '../platform/database/open.ts';
import { hasRow } from '../platform/database/sql.ts';
import { type Page, toPage, countRowsToRead } from '../records/paging.ts';
import { type AppealRow, appealJson, selectAppeals } from './appeals/case-appeals.ts';
import { isForOther } from './appeals/other-moderator.ts';
import { type ActionRow, toLoggedAction, selectActions } from './log.ts';
import { readMemberRecords } from './member-record.ts';
import { noticeJson, type NoticeRow, selectNotices } from './notices/case-notices.ts';
import { readSubjects, type Subject, type SubjectRef } from './subject.ts';

const NEWEST_REPORTS = 5;

type CaseRow = typeof cases.$inferSelect;

/**
 * Open cases oldest first, or closed cases newest first. @param viewer cases about the viewer are left out, because
 * they name the reporters, and those that wait for another moderator
 */
export async function listCases(
  database: Database,
  viewer: number,
  state: CaseRow['state'],
  cursor: Cursor | undefined,
): Promise<Page<Case>> {
  const query = { limit: CASES_PAGE_SIZE, cursor, sort: 'opened_at' };
  const { opened_at, id } = cases;
  const [direction, beyond] = state === 'open' ? [asc, sql.raw('>')] : [desc, sql.raw('<')];
  const after = cursor && sql`(${opened_at}, ${id}) ${beyond} (${cursor.value}, ${cursor.id})`;
  const rows = await database
    .select({ ...getTableColumns(cases), sort_value: sql<number>`${opened_at}`.as('sort_value') })
    .from(cases)
    .where(and(eq(cases.state, state), after, not(hasConflict(viewer))))
    .orderBy(direction(opened_at), direction(id))
    .limit(countRowsToRead(query));
  const page = toPage(rows, query);
  return { ...page, records: await addCaseContext(database, viewer, page.records) };
}

export function hoursSince(time: number): number {
  return Math.max(0, Math.floor((Date.now() - time) / 3_600_000));
}

/** Counts the open cases that a moderator sees, up to `MAX_OPEN_CASES`. */
export async function countOpenCases(database: Database, viewer: number): Promise<number> {
  return (await measureQueue(database, viewer)).count;
}

/** The number of open cases that a moderator sees, and when the oldest one entered the queue. */
export function measureQueue(database: Database, viewer: number) {
  return database.get<{ count: number; oldest: number | null }>(sql`SELECT count(*) AS count,
    min(opened_at) AS oldest FROM (SELECT ${cases.opened_at} FROM ${cases} WHERE ${cases.state} = 'open' AND NOT ${hasConflict(viewer)} ORDER BY ${cases.opened_at} LIMIT ${MAX_OPEN_CASES})`);
}

export function findCase(
  database: Database,
  viewer: number,
  id: number,
): Promise<Case | undefined> {
  return readCase(database, viewer, and(eq(cases.id, id), not(hasConflict(viewer))));
}

/**
 * The case of a subject on which a moderator acts outside the queue. If none is stored, returns one with id 0, except
 * for conversations, which moderators may read only after a report. Undefined if the viewer is involved, or neither
 * case nor subject exists.
 */
export async function findActionableCase(
  database: Database,
  viewer: number,
  { kind, id }: SubjectRef,
): Promise<Case | undefined> {
  const stored = await readCase(
    database,
    viewer,
    and(eq(cases.kind, kind), eq(cases.subject_id, id), not(hasConflict(viewer))),
  );
  if (stored || kind === 'conversations') return stored;
  const [subject] = await readSubjects(database, [{ kind, id }]);
  if (!subject || subject.author_id === viewer) return undefined;
  const { author_id } = subject;
  const [unstored] = await addCaseContext(database, viewer, [
    { ...NO_ROW, kind, subject_id: id, author_id },
  ]);
  return unstored;
}

const NO_ROW = {
  id: 0,
  state: 'closed',
  report_count: 0,
  pending: false,
  opened_at: 0,
  closed_at: null,
} as const;

export function findSubjectCase(
  database: Database,
  viewer: number,
  { kind, id }: SubjectRef,
): Promise<Case | undefined> {
  return readCase(database, viewer, and(eq(cases.kind, kind), eq(cases.subject_id, id)));
}

async function readCase(
  database: Database,
  viewer: number,
  where: SQL | undefined,
): Promise<Case | undefined> {
  const rows = await database.select().from(cases).where(where);
  return (await addCaseContext(database, viewer, rows))[0];
}

function hasConflict(user_id: number): SQL {
  const { id, seller_id, buyer_id } = conversations;
  const isOwn = and(eq(id, cases.subject_id), or(eq(seller_id, user_id), eq(buyer_id, user_id)));
  return sql`(${cases.author_id} IS ${user_id} OR ${isForOther(user_id)} OR (${cases.kind} = 'conversations' AND ${hasRow(conversations, isOwn)}))`;
}

async function addCaseContext(
  database: Database,
  viewer: number,
  rows: CaseRow[],
): Promise<Case[]> {
  if (rows.length === 0) return [];
  const authors = [...new Set(rows.flatMap(({ author_id }) => author_id ?? []))];
  const statements = rows.flatMap((row) => [
    selectReasons(database, row),
    selectEarlierActions(database, row),
    selectNotices(database, row),
    selectAppeals(database, viewer, row),
  ]);
  const [subjects, members, results] = await Promise.all([
    readSubjects(database, rows.map(toSubjectRef)),
    readMemberRecords(database, authors),
    database.batch(statements as unknown as [BatchItem<'sqlite'>]) as Promise<unknown[]>,
  ]);
  return rows.map((row, at) => {
    const subject = subjects[at];
    return {
      id: row.id,
      kind: row.kind as ReportedKind,
      subject_id: row.subject_id,
      state: row.state,
      hidden: subject?.is_hidden ?? false,
      pending: row.pending,
      report_count: row.report_count,
      reasons: (results[4 * at] as ReasonRow[]).map(toReasonJson),
      notices: (results[4 * at + 2] as NoticeRow[]).map(noticeJson),
      appeal: appealJson(results[4 * at + 3] as AppealRow[]),
      open_hours: row.state === 'open' ? hoursSince(row.opened_at) : 0,
      context: subject ? toCaseContext(subject) : null,
      author: members.get(row.author_id ?? 0) ?? null,
      actions: (results[4 * at + 1] as ActionRow[]).map(toLoggedAction),
      opened_at: new Date(row.opened_at).toISOString(),
    };
  });
}

function toSubjectRef({ kind, subject_id }: CaseRow): SubjectRef {
  return { kind: kind as ReportedKind, id: subject_id };
}

function toCaseContext({
  title,
  text,
  images,
  path,
  on,
  locked,
  is_pending,
  is_edit,
  is_page,
  version,
}: Subject): CaseContext {
  return {
    title,
    text,
    images,
    path,
    on,
    locked,
    ...(is_pending && { is_pending }),
    ...(is_edit && { is_edit }),
    ...(is_page && { is_page }),
    ...(version && { version }),
  };
}

type ReasonRow = Awaited<ReturnType<typeof selectReasons>>[number];

function selectReasons(database: Database, { kind, subject_id }: CaseRow) {
  const { rule, reason, created_at } = reports;
  return database
    .select({
      rule,
      reason,
      created_at,
      id: users.id,
      username: users.username,
      face: faceSql.as('face'),
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.user_id))
    .where(and(eq(reports.kind, kind), eq(reports.subject_id, subject_id), isMember))
    .orderBy(desc(reports.id))
    .limit(NEWEST_REPORTS);
}

function toReasonJson({
  rule,
  reason,
  created_at,
  id,
  username,
  face,
}: ReasonRow): Case['reasons'][number] {
  return {
    rule: rule as RuleName | '',
    reason,
    by: toAuthor(id, username, face),
    at: new Date(created_at).toISOString(),
  };
}

function selectEarlierActions(database: Database, { kind, subject_id }: CaseRow) {
  return selectActions(database)
    .where(and(eq(moderationActions.kind, kind), eq(moderationActions.subject_id, subject_id)))
    .orderBy(desc(moderationActions.id))
    .limit(NEWEST_REPORTS);
}
