import { mails, users } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import { enqueueJobs } from '../jobs/queue.ts';
import type { Database } from '../platform/database/open.ts';
import { insertSelect } from '../platform/database/sql.ts';
import { renderHtml, type MailContent, renderText } from './letter.ts';

export interface Mail {
  /** Idempotency key: writing with the same key again is a no-op. */
  key: string;
  letter: MailContent;
  /** The condition that selects the recipient's account; no mail is written if it selects none. */
  owner: SQL | undefined;
  /** The recipient's address, unless it is the account's own. */
  to?: string;
  now: number;
}

/** Statements that write a mail and enqueue its job, for the batch that causes the mail. */
export function enqueueMail(database: Database, { key, letter, owner, to, now }: Mail) {
  const mail = {
    user_id: users.id,
    key,
    to: to ?? users.email,
    subject: letter.subject,
    text: renderText(letter),
    html: renderHtml(letter),
    created_at: now,
  };
  const isUnsent = sql`${mails.key} = ${key} AND sent_at IS NULL AND failed_at IS NULL`;
  return [
    insertSelect(database, mails, mail, sql`FROM ${users} WHERE ${owner}`).onConflictDoNothing(),
    // Not by a trigger: with one, SQLite reads 25 rows more for each mail.
    enqueueJobs(
      database,
      { kind: 'mail', key: sql`'mails ' || id`, at: now },
      sql`FROM ${mails} WHERE ${isUnsent}`,
    ).onConflictDoNothing(),
  ] as const;
}
