import {
  READ_COMMENTS_ADDRESS,
  MAX_READ_COMMENTS,
  UNREAD_ADDRESS,
  type Unread,
} from '@desert/contract/notifications/notifications';
import type { Comment } from '@desert/contract/records/comments';
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isGood, sendApi } from '../app/api.ts';
import type { Thread } from './thread.ts';

/** Marks the notifications of shown comments as read, so that they are not mailed, if the viewer has unread ones. */
export function useReadComments({ cache, kind }: Thread, comments: Comment[]): void {
  const knownResponse = useStore(cache.$responses, { keys: [UNREAD_ADDRESS] })[UNREAD_ADDRESS];
  const { notifications = 0 } = knownResponse?.status === 200 ? (knownResponse.body as Unread) : {};
  const ids = comments.map(({ id }) => id).join(' ');
  /** The comments that were sent, and the number of unread notifications then. */
  const sent = useRef('');

  const mark = useEffectEvent(async () => {
    if (notifications === 0 || ids === '' || document.visibilityState !== 'visible') return;
    if (sent.current === `${ids} ${notifications}`) return;
    const shown = ids.split(' ').slice(-MAX_READ_COMMENTS).map(Number);
    const body = { kind: kind.path.slice(1), comments: shown };
    const response = await sendApi('PUT', READ_COMMENTS_ADDRESS, body);
    if (!isGood(response)) return;
    const { notifications: left } = response.body as { notifications: number };
    sent.current = `${ids} ${left}`;
    cache.update(UNREAD_ADDRESS, (_, unread) => ({ ...(unread as Unread), notifications: left }));
  });

  useEffect(() => {
    const markNow = () => void mark();
    markNow();
    document.addEventListener('visibilitychange', markNow);
    return () => document.removeEventListener('visibilitychange', markNow);
  }, [ids, notifications]);
}
