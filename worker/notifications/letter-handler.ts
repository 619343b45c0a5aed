import { MAILED_KINDS, UNSUBSCRIBE_PATH } from '@desert/contract/notifications/notifications';
import { describePrivately } from '@desert/contract/notifications/texts';
import { notifications, users } from '@desert/drizzle/schema';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { JobError, type JobHandler, parseEventKey } from '../jobs/handler.ts';
import { buildThreadLetter } from '../mail/letters.ts';
import { sendWithinLimit } from '../mail/rate-limit.ts';
import { BOUNCED, sendLetter } from '../mail/send.ts';
import { isNews, toNotificationJson, threadPath } from './list.ts';
import { getsMail, turnMailOff } from './settings.ts';

/**
 * Mails a member what is unread in a thread, unless it was read, hidden or deleted, or mail was turned off meanwhile.
 * If the Worker stops after handing it over, it is sent twice, with the same `ref`. A bounce turns mail off; any other
 * permanent failure is a fault of the site, and leaves a dead letter.
 */
export const letterHandler: JobHandler = {
  sendsMail: true,
  async run(context, [job]) {
    const { env, database } = context;
    const { SITE_URL, MAIL_FROM } = env;
    if (!SITE_URL || !MAIL_FROM) return {};
    const { id, change: thread } = parseEventKey(job);
    const { user_id, kind, at } = notifications;
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
            isNews(Date.now()),
            inArray(kind, [...MAILED_KINDS]),
            sql`${thread} = ${threadPath}`,
          ),
        )
        .orderBy(desc(at)),
    ]);
    const [newest] = rows;
    if (!user || !newest) return {};
    const unsubscribe = `${SITE_URL}${UNSUBSCRIBE_PATH}?token=${user.mail_token}`;
    const sentences = rows.map((row) => describePrivately(toNotificationJson(row)));
    const addresses = { thread: SITE_URL + newest.path, unsubscribe };
    const letter = buildThreadLetter(sentences, addresses, env.POSTAL_ADDRESS);
    const ref = `letter-${newest.id}-${newest.at}`;
    const { wait, failure } = await sendWithinLimit(context, [job], {
      send: () => sendLetter(env, letter, { to: user.email, ref }),
    });
    if (wait) return wait;
    if (failure?.code === BOUNCED) {
      const isSame = sql`${users.id} = ${id} AND ${users.email} = ${user.email}`;
      return { statements: [turnMailOff(database, isSame, { isBounced: true })] };
    }
    if (failure) throw new JobError(failure.code, failure.permanent);
    return {};
  },
};
