import { mails, users } from '@desert/drizzle/schema';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { JobError, type JobHandler, parseEventKey } from '../jobs/handler.ts';
import { sendWithinLimit } from './rate-limit.ts';
import { sendMail } from './send.ts';

/** Columns that empty a sent or given-up mail: its text may contain a secret link, so it is deleted at once. */
const EMPTIED = { text: '', html: '' };

/** Whether the recipient has confirmed the address: that of a change of email is not the account's yet. */
const isConfirmed = sql`(${users.email_confirmed_at} IS NOT NULL AND ${users.email} = ${mails.to})`;

/** Sends a mail. If the Worker stops after handing it over and before marking it as sent, it is sent twice. */
export const mailHandler: JobHandler = {
  sendsMail: true,
  async run(context, [job]) {
    const { env, database } = context;
    const { id } = parseEventKey(job);
    const mail = await database
      .select({ ...getTableColumns(mails), isConfirmed: sql<number>`${isConfirmed}` })
      .from(mails)
      .innerJoin(users, eq(users.id, mails.user_id))
      .where(eq(mails.id, id))
      .get();
    if (!mail || mail.sent_at !== null || mail.failed_at !== null) return {};
    const { wait, failure } = await sendWithinLimit(context, [job], {
      isUnconfirmed: !mail.isConfirmed,
      send: () => sendMail(env, { ...mail, ref: `mail-${id}` }),
    });
    if (wait) return wait;
    if (failure) throw new JobError(failure.code, failure.permanent);
    const sent = { sent_at: Date.now(), ...EMPTIED };
    return { statements: [database.update(mails).set(sent).where(eq(mails.id, id))] };
  },
  onGiveUp: (database, jobs, now) => [
    database
      .update(mails)
      .set({ failed_at: now, ...EMPTIED })
      .where(
        inArray(
          mails.id,
          jobs.map((job) => parseEventKey(job).id),
        ),
      ),
  ],
};
