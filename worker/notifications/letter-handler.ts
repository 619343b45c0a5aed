import { MAILED_KINDS, UNSUBSCRIBE_PATH } from '@desert/contract/notifications/notifications';
import { describePrivately } from '@desert/contract/notifications/texts';
import { notifications, users } from '@desert/drizzle/schema';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { JobError, type JobHandler, partsOf } from '../jobs/handler.ts';
import { renderHtml, renderText } from '../mail/letter.ts';
import { threadLetter } from '../mail/letters.ts';
import { BOUNCED, sendMail } from '../mail/send.ts';
import { isShown, notificationJson, threadPath } from './list.ts';
import { getsMail, turnMailOff } from './settings.ts';

/** Maximum age of a mailed event, in ms. Attempts take longer, so an outage of the mail service leaves no dead letters. */
const LIFETIME = 24 * 60 * 60_000;

/**
 * Mails a member what is unread in a thread, unless it was read, hidden or deleted, or mail was turned off meanwhile.
 * If the Worker stops after handing it over, it is sent twice, with the same `ref`. A bounce turns mail off; any other
 * permanent failure is a fault of the site, and leaves a dead letter.
 */
export const letterHandler: JobHandler = {
  async run({ env, database }, [job]) {
    const { SITE_URL, MAIL_FROM } = env;
    if (!SITE_URL || !MAIL_FROM) return {};
    const { id, change: thread } = partsOf(job);
    const { user_id, kind, at, is_read } = notifications;
    const [[user], rows] = await database.batch([
      database
        .select({ email: users.email, mail_token: users.mail_token })
        .from(users)
        .where(and(eq(users.id, id), getsMail)),
      database
        .select()
        .from(notifications)
        .where(
          and(
            eq(user_id, id),
            gt(at, Date.now() - LIFETIME),
            eq(is_read, false),
            isShown,
            inArray(kind, [...MAILED_KINDS]),
            sql`${thread} = ${threadPath}`,
          ),
        )
        .orderBy(desc(at)),
    ]);
    const [newest] = rows;
    if (!user || !newest) return {};
    const unsubscribe = `${SITE_URL}${UNSUBSCRIBE_PATH}?token=${user.mail_token}`;
    const sentences = rows.map((row) => describePrivately(notificationJson(row)));
    const addresses = { thread: SITE_URL + newest.path, unsubscribe };
    const letter = threadLetter(sentences, addresses, env.POSTAL_ADDRESS);
    const failure = await sendMail(env, {
      to: user.email,
      subject: letter.subject,
      text: renderText(letter),
      html: renderHtml(letter),
      ref: `letter-${newest.id}-${newest.at}`,
      unsubscribe,
    });
    if (failure?.code === BOUNCED) {
      const isSame = sql`${users.id} = ${id} AND ${users.email} = ${user.email}`;
      return { statements: [turnMailOff(database, isSame, { isBounced: true })] };
    }
    if (failure) throw new JobError(failure.code, failure.permanent);
    return {};
  },
};
