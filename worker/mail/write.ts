import { mails, users } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { htmlOf, type Letter, textOf } from './letter.ts';

export interface Mail {
  /** Written twice by this, it is one mail. */
  key: string;
  letter: Letter;
  /** Which of the users it is for; none, no mail. */
  owner: SQL | undefined;
  /** Where it goes, unless to the user's own address. */
  to?: string;
  /** ms since 1970 */
  now: number;
}

/** Writes a mail, whose job a trigger enqueues: to run in the batch with what causes it, so that neither is without the other. */
export function writeMail(database: Database, { key, letter, owner, to, now }: Mail) {
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
  return database.insert(mails).select(mail).onConflictDoNothing();
}
