import { ID } from '@desert/contract/ids';
import { NotificationsQuery, ReadUpTo, SettingsInput } from '@desert/contract/notification-input';
import type { Notification, NotificationSettings } from '@desert/contract/notifications';
import { type Context, Hono } from 'hono';
import { countUnreadNotifications, listNotifications } from '../../notifications/list.ts';
import { markAllRead, markRead } from '../../notifications/mark-read.ts';
import { changeSettings, settingsOf } from '../../notifications/settings.ts';
import { jsonBody } from '../json-body.ts';
import { idOf, respondPage } from '../records/request.ts';
import { accountChange, personalRead } from '../route.ts';
import { notDemoAccount, type ApiContext, type SignedInContext, signedIn } from '../session.ts';
import { validate } from '../validate.ts';

export const notificationRoutes = new Hono<ApiContext>();

notificationRoutes.get(
  '/',
  personalRead,
  signedIn,
  validate('query', NotificationsQuery),
  async (c) => {
    const { cursor } = c.req.valid('query');
    const page = await listNotifications(c.var.database, c.var.account.id, cursor);
    return respondPage<Notification>(c, page, NotificationsQuery);
  },
);

notificationRoutes.put(`/:id{${ID}}/read`, accountChange('none'), signedIn, async (c) => {
  await markRead(c.var.database, c.var.account.id, idOf(c));
  return respondWithCount(c);
});

notificationRoutes.put('/read', accountChange('none'), signedIn, jsonBody(ReadUpTo), async (c) => {
  await markAllRead(c.var.database, c.var.account.id, c.var.body.up_to);
  return respondWithCount(c);
});

notificationRoutes.get('/settings', personalRead, signedIn, async (c) =>
  c.json<NotificationSettings>(await settingsOf(c.var.database, c.var.account.id)),
);

notificationRoutes.put(
  '/settings',
  accountChange('none'),
  signedIn,
  notDemoAccount,
  jsonBody(SettingsInput),
  async (c) => {
    const { database, account, body } = c.var;
    return c.json<NotificationSettings>(await changeSettings(database, account.id, body));
  },
);

async function respondWithCount<E extends SignedInContext>(c: Context<E>): Promise<Response> {
  const notifications = await countUnreadNotifications(c.var.database, c.var.account.id);
  return c.json<{ notifications: number }>({ notifications });
}
