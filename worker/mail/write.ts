import { jobs, mails, users } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { htmlOf, type Letter, textOf } from './letter.ts';

export interface Mail {
  /** Idempotency key: writing with the same key again is a no-op. */
  key: string;
  letter: Letter;
  /** The condition that selects the recipient's account; no mail is written if it selects none. */
  owner: SQL | undefined;
  /** The recipient's address, unless it is the account's own. */
  to?: string;
  now: number;
}

/** Statements that write a mail and enqueue its job, for the batch that causes the mail. */
export function enqueueMail(database: Database, { key, letter, owner, to, now }: Mail) {
  const mail = database
    .select({
      id: sql<number>`NULL`.as('id'),
      user_id: users.id,
      key: sql<string>`${key}`.as('key'),
      to: to === undefined ? sql<string>`${users.email}`.as('to') : sql<string>`${to}`.as('to'),
      subject: sql<string>`${letter.subject}`.as('subject'),
      text: sql<string>`${textOf(letter)}`.as('text'),
      html: sql<string>`${htmlOf(letter)}`.as('html'),
      created_at: sql<number>`${now}`.as('created_at'),
      sent_at: sql<null>`NULL`.as('sent_at'),
      failed_at: sql<null>`NULL`.as('failed_at'),
    })
    .from(users)
    .where(owner);
  return [
    database.insert(mails).select(mail).onConflictDoNothing(),
    // Not by a trigger: with one, SQLite reads 25 rows more for each mail.
    database
      .insert(jobs)
      .select(
        sql`SELECT NULL, 'mail', 'mails ' || id, 1, 0, ${now}, 0, 0, 0, '', NULL FROM ${mails}
          WHERE ${mails.key} = ${key} AND sent_at IS NULL AND failed_at IS NULL`,
      )
      .onConflictDoNothing(),
  ] as const;
}
