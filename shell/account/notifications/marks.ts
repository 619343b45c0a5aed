/** Marks notifications as read optimistically. Both functions resolve to false if the API fails. */
import {
  type Notification,
  NOTIFICATIONS_LIST,
  UNREAD_ADDRESS,
  type Unread,
} from '@desert/contract/notifications/notifications';
import { type ApiCache, isGood, sendApi } from '@desert/kit/shell';

export async function showRead(cache: ApiCache, { id, is_read }: Notification) {
  if (is_read) return true;
  markCachedNotificationsRead(cache, (notification) => notification.id === id);
  return applyUnreadCount(cache, await sendApi('PUT', `${NOTIFICATIONS_LIST}${id}/read/`, {}));
}

export async function showAllRead(cache: ApiCache, newest: Notification) {
  markCachedNotificationsRead(cache, () => true);
  const up_to = newest.at;
  return applyUnreadCount(cache, await sendApi('PUT', `${NOTIFICATIONS_LIST}read/`, { up_to }));
}

function markCachedNotificationsRead(
  cache: ApiCache,
  isRead: (notification: Notification) => boolean,
): void {
  const shown = (notification: Notification) =>
    isRead(notification) ? { ...notification, is_read: true } : notification;
  cache.update(NOTIFICATIONS_LIST, (_, body) =>
    Array.isArray(body) ? (body as Notification[]).map(shown) : body,
  );
}

function applyUnreadCount(cache: ApiCache, response: Awaited<ReturnType<typeof sendApi>>): boolean {
  if (!isGood(response)) {
    cache.invalidate(NOTIFICATIONS_LIST);
    return false;
  }
  const { notifications } = response.body as { notifications: number };
  cache.update(UNREAD_ADDRESS, (_, body) => ({ ...(body as Unread), notifications }));
  return true;
}
