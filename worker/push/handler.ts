import type { Push } from '@desert/contract/notifications/push';
import { describePrivately, toWords } from '@desert/contract/notifications/texts';
import { notifications, pushEndpoints, sessions } from '@desert/drizzle/schema';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { isOpenSession } from '../accounts/session/lifetime.ts';
import { type JobHandler, parseEventKey } from '../jobs/handler.ts';
import { isNews, toNotificationJson } from '../notifications/list.ts';
import { sendPush } from './send.ts';

/**
 * Pushes a notification to one browser, unless it was read, hidden or deleted meanwhile. If the Worker stops after
 * handing it over, it is sent twice; the browser then replaces the first. Old pushes are dropped before attempts end,
 * so none becomes a dead letter.
 */
export const pushHandler: JobHandler = {
  async run({ env, database }, [job]) {
    const { id, change: endpoint } = parseEventKey(job);
    const now = Date.now();
    const row = await database
      .select({
        notification: getTableColumns(notifications),
        browser: getTableColumns(pushEndpoints),
      })
      .from(notifications)
      .innerJoin(pushEndpoints, eq(pushEndpoints.user_id, notifications.user_id))
      .innerJoin(sessions, eq(sessions.token_hash, pushEndpoints.token_hash))
      .where(
        and(
          eq(notifications.id, id),
          isNews(now),
          eq(pushEndpoints.id, Number(endpoint)),
          isOpenSession(now),
        ),
      )
      .get();
    if (!row) return {};
    const { browser } = row;
    const isThere = await sendPush(env, browser, toPush(row.notification, browser.shows_names));
    const ended = database.delete(pushEndpoints).where(eq(pushEndpoints.id, browser.id));
    return isThere ? {} : { statements: [ended] };
  },
};

function toPush(row: typeof notifications.$inferSelect, shows_names: boolean): Push {
  const notification = toNotificationJson(row);
  const { path, title } = notification;
  if (shows_names) {
    const { who, before, after } = toWords(notification);
    return { path, title: [who, before, title, after].filter(Boolean).join(' ') };
  }
  return { path, title: describePrivately(notification) };
}
