import {
  NotificationsQuery,
  ReadComments,
  NotificationsReadUpTo,
  SettingsInput,
} from '@desert/contract/notifications/notification-input';
import type {
  Notification,
  NotificationSettings,
} from '@desert/contract/notifications/notifications';
import { ID } from '@desert/contract/text/ids';
import { type Context, Hono } from 'hono';
import { parseJsonBody } from '../../http/routes/json-body.ts';
import { readId, respondPage } from '../../http/routes/request.ts';
import { accountChange, personalRead } from '../../http/routes/route.ts';
import {
  notDemoAccount,
  type ApiContext,
  type SignedInContext,
  signedIn,
} from '../../http/routes/session.ts';
import { validateInput } from '../../http/routes/validate.ts';
import { countUnreadNotifications, listNotifications } from '../list.ts';
import { markAllRead, markCommentsRead, markRead } from '../mark-read.ts';
import { changeSettings, readNotificationSettings } from '../settings.ts';

export const notificationRoutes = new Hono<ApiContext>();

notificationRoutes.get(
  '/',
  personalRead,
  signedIn,
  validateInput('query', NotificationsQuery),
  async (c) => {
    const { cursor } = c.req.valid('query');
    const page = await listNotifications(c.var.database, c.var.account.id, cursor);
    return respondPage<Notification>(c, page, NotificationsQuery);
  },
);

notificationRoutes.put(`/:id{${ID}}/read`, accountChange('none'), signedIn, async (c) => {
  await markRead(c.var.database, c.var.account.id, readId(c));
  return respondWithCount(c);
});

notificationRoutes.put(
  '/read',
  accountChange('none'),
  signedIn,
  parseJsonBody(NotificationsReadUpTo),
  async (c) => {
    await markAllRead(c.var.database, c.var.account.id, c.var.body.up_to);
    return respondWithCount(c);
  },
);

notificationRoutes.put(
  '/read/comments',
  accountChange('none'),
  signedIn,
  parseJsonBody(ReadComments),
  async (c) => {
    await markCommentsRead(c.var.database, c.var.account.id, c.var.body);
    return respondWithCount(c);
  },
);

notificationRoutes.get('/settings', personalRead, signedIn, async (c) =>
  c.json<NotificationSettings>(await readNotificationSettings(c.var.database, c.var.account.id)),
);

notificationRoutes.put(
  '/settings',
  accountChange('none'),
  signedIn,
  notDemoAccount,
  parseJsonBody(SettingsInput),
  async (c) => {
    const { database, account, body } = c.var;
    return c.json<NotificationSettings>(await changeSettings(database, account.id, body));
  },
);

async function respondWithCount<E extends SignedInContext>(c: Context<E>): Promise<Response> {
  const notifications = await countUnreadNotifications(c.var.database, c.var.account.id);
  return c.json<{ notifications: number }>({ notifications });
}
