import { mails } from '@desert/drizzle/schema';
import { eq, inArray } from 'drizzle-orm';
import { JobError, type JobHandler, partsOf } from '../jobs/handler.ts';
import { waitForRoom } from './room.ts';
import { sendMail } from './send.ts';

/** Columns that empty a sent or given-up mail: its text may contain a secret link, so it is deleted at once. */
const EMPTIED = { text: '', html: '' };

/** Sends a mail. If the Worker stops after handing it over and before marking it as sent, it is sent twice. */
export const mailHandler: JobHandler = {
  async run(context, [job]) {
    const { env, database } = context;
    const { id } = partsOf(job);
    const mail = await database.select().from(mails).where(eq(mails.id, id)).get();
    if (!mail || mail.sent_at !== null || mail.failed_at !== null) return {};
    const isConfirmation = mail.key.startsWith('confirm ');
    const wait = await waitForRoom(context, [job], isConfirmation);
    if (wait) return wait;
    const failure = await sendMail(env, { ...mail, ref: `mail-${id}` });
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
          jobs.map((job) => partsOf(job).id),
        ),
      ),
  ],
};
