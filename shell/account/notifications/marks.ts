/** Optimistic read marks, rolled back if the API fails. */
import { type Notification, NOTIFICATIONS_LIST } from '@desert/contract/notifications';
import { UNREAD_ADDRESS, type Unread } from '@desert/contract/unread';
import { isGood } from '@desert/kit';
import { type AnswerStore, sendApi } from '@desert/kit/shell';

export async function markRead(answers: AnswerStore, { id, is_read }: Notification) {
  if (is_read) return true;
  show(answers, (one) => one.id === id);
  return take(answers, await sendApi('PUT', `${NOTIFICATIONS_LIST}${id}/read/`, {}));
}

export async function markAllRead(answers: AnswerStore, newest: Notification) {
  show(answers, () => true);
  const up_to = newest.at;
  return take(answers, await sendApi('PUT', `${NOTIFICATIONS_LIST}read/`, { up_to }));
}

function show(answers: AnswerStore, isRead: (one: Notification) => boolean): void {
  const shown = (one: Notification) => (isRead(one) ? { ...one, is_read: true } : one);
  answers.update(NOTIFICATIONS_LIST, (_, body) =>
    Array.isArray(body) ? (body as Notification[]).map(shown) : body,
  );
}

function take(answers: AnswerStore, answer: Awaited<ReturnType<typeof sendApi>>): boolean {
  if (!isGood(answer)) {
    answers.invalidate(NOTIFICATIONS_LIST);
    return false;
  }
  const { notifications } = answer.body as { notifications: number };
  answers.update(UNREAD_ADDRESS, (_, body) => ({ ...(body as Unread), notifications }));
  return true;
}
