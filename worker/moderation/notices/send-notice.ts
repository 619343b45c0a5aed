import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { LINK_IS_DEAD } from '@desert/contract/accounts/account-links';
import type { ReportedKind } from '@desert/contract/moderation/moderation';
/** Reports of people without an account. */
import { type NoticeBody } from '@desert/contract/moderation/notice-input';
import { NOTICE_LINK_LIFETIME } from '@desert/drizzle/retention';
import { cases, jobs, notices } from '@desert/drizzle/schema';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { Refusal } from '../../http/response/refusal.ts';
import { enqueueJobs } from '../../jobs/queue.ts';
import type { Database } from '../../platform/database/open.ts';
import { retryOnce, writeBatch } from '../../platform/database/retry.ts';
import { readSigningKey } from '../../platform/database/signing-key.ts';
import { insertSelect } from '../../platform/database/sql.ts';
import { openAgain } from '../report.ts';
import { readSubjects, type SubjectRef } from '../subject.ts';

/** Subject ids of pages without an author. */
const MAX_PAGE_ID = 2 ** 47;

/**
 * Stores a notice, and mails the link that confirms it unless it is proven by work: an unconfirmed one is in no case.
 * @param subject undefined for a page without an author
 */
export async function sendNotice(
  database: Database,
  { why, details, email }: NoticeBody,
  { page, subject, isProven }: { page: URL; subject: SubjectRef | undefined; isProven: boolean },
): Promise<void> {
  const now = Date.now();
  const { kind, id: subject_id } = subject ?? { kind: 'notices', id: randomInt(1, MAX_PAGE_ID) };
  const row = { kind, subject_id, page: page.href, why, details, email, created_at: now };
  const [stored] = await retryOnce(() =>
    database.insert(notices).values(row).returning({ id: notices.id }),
  );
  const id = stored?.id ?? 0;
  if (isProven) await confirmNotice(database, id);
  else await retryOnce(() => enqueueMail(database, id, 'confirm', now));
}

/** Confirms a notice by the token of its mailed link. Again is a no-op. @throws `Refusal` 400 for a dead link */
export async function confirmByLink(database: Database, token: string): Promise<void> {
  const id = await readNoticeToken(database, token);
  if (id === undefined || !(await confirmNotice(database, id)))
    throw new Refusal(400, { token: LINK_IS_DEAD });
}

export async function createNoticeToken(database: Database, id: number): Promise<string> {
  const key = await readSigningKey(database, 'notices');
  return `${id}.${createHmac('sha256', key).update(String(id)).digest('base64url')}`;
}

async function readNoticeToken(database: Database, token: string): Promise<number | undefined> {
  const [id] = token.split('.');
  const [buffer, sent] = [await createNoticeToken(database, Number(id)), token].map((text) =>
    Buffer.from(text),
  );
  const isSame = buffer?.length === sent?.length && buffer && sent && timingSafeEqual(buffer, sent);
  return isSame ? Number(id) : undefined;
}

/** Opens the notice's case and enqueues the receipt, once. @returns whether there is such a notice */
async function confirmNotice(database: Database, id: number): Promise<boolean> {
  const now = Date.now();
  const isIt = and(
    eq(notices.id, id),
    or(gt(notices.created_at, now - NOTICE_LINK_LIFETIME), sql`${notices.confirmed_at} > 0`),
  );
  const notice = await database.select().from(notices).where(isIt).get();
  if (!notice) return false;
  const { kind, subject_id } = notice;
  const ref = { kind: kind as ReportedKind, id: subject_id };
  const [subject] = await readSubjects(database, [ref]);
  const isNew = and(eq(notices.id, id), isNull(notices.confirmed_at));
  const row = {
    kind,
    subject_id,
    author_id: sql`(SELECT id FROM users WHERE id = ${subject?.author_id ?? null})`,
    state: 'open' as const,
    report_count: 1,
    opened_at: now,
  };
  await writeBatch(database, [
    insertSelect(database, cases, row, sql`FROM ${notices} WHERE ${isNew}`).onConflictDoUpdate(
      openAgain(now, sql`1`),
    ),
    database.update(notices).set({ confirmed_at: now }).where(isNew),
    enqueueMail(database, id, 'receipt', now),
  ]);
  return true;
}

function enqueueMail(database: Database, id: number, mail: 'confirm' | 'receipt', now: number) {
  const job = { kind: 'notice', key: `notices ${id} ${mail}`, at: now };
  return enqueueJobs(
    database,
    job,
    sql`FROM ${notices} WHERE ${notices.id} = ${id} AND (${mail} = 'confirm' OR ${notices.confirmed_at} = ${now})`,
  ).onConflictDoNothing({ target: [jobs.kind, jobs.key] });
}
