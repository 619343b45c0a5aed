import type { Notification } from '@desert/contract/notifications/notifications';
import { vi } from 'vitest';
import { env } from './account.ts';
import type { Fan } from './fan.ts';
import { runNotifications } from './jobs.ts';
import type { Market } from './market.ts';
import { deleteAccountOf } from './owner.ts';
import { newComment, newStory, STORY_SECTIONS, type StorySection } from './stories.ts';

const [news] = STORY_SECTIONS as [StorySection];

export const newPost = (fan: Fan) => newStory(news, fan);
export const comment = (fan: Fan, id: number, content = 'Hi') => newComment(news, fan, id, content);
export const like = (fan: Fan, id: number) => fan.post(`/news/${id}/like/`);
/** @param path '3' for a post, '3/comment' for a comment */
export const remove = (fan: Fan, path: string) => fan.delete(`/news/${path}/delete/`);
export const restore = (fan: Fan, path: string) => fan.post(`/news/${path}/restore/`);
export const block = (by: Fan, fan: Fan) => by.post('/blocks/new/', { user_id: fan.id });

/** Runs the notification jobs, and returns a member's notifications, newest first. */
export async function notificationsFor(fan: Fan): Promise<Notification[]> {
  await runNotifications();
  return (await fan.get('/notifications/')).json<Notification[]>();
}

/** The same as strings of kind, actor, number of other actors, and title: 'like ann +2 A title'. */
export async function inShort(fan: Fan): Promise<string[]> {
  const notifications = await notificationsFor(fan);
  return notifications.map(({ kind, actor, others, title }) =>
    [kind, actor?.username ?? 'nobody', others > 0 ? `+${others}` : '', title]
      .filter((part) => part !== '')
      .join(' '),
  );
}

export async function bellOf(fan: Fan): Promise<number> {
  await runNotifications();
  const unread = await (await fan.get('/conversations/unread/')).json<{ notifications: number }>();
  return unread.notifications;
}

/** Events that keep a message from being pushed or mailed. */
export const forgottenBy = (
  market: () => Market,
): [string, (conversation: number) => unknown][] => [
  [
    'read on the site',
    (id) => market().seller.put(`/conversations/${id}/read/`, { message_id: 1e9 }),
  ],
  ['hidden', () => env.DB.exec('UPDATE notifications SET is_hidden = 1')],
  ['of a member whom the recipient blocked', () => block(market().seller, market().buyer)],
  ['of a deleted member', () => deleteAccountOf(market().buyer)],
  ['more than a day old', () => vi.setSystemTime(Date.now() + 24 * 60 * 60_000 + 1000)],
];
