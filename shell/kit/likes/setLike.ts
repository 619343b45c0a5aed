import type { ApiResponse } from '@desert/contract/pages/page';
import type { Like, Likeable } from '@desert/contract/records/stories';
import { sendApi } from '../app/api.ts';
import type { ApiCache } from '../app/apiCache.ts';
import { sendOrWait } from '../app/outbox.ts';
import { recordCache } from '../records/recordCache.ts';
import { sendToggle } from '../toggles/sendToggle.ts';

export interface LikeTarget {
  cache: ApiCache;
  list: string;
  id: number;
  user_id: number;
}

export function likeAddress({ list, id }: Pick<LikeTarget, 'list' | 'id'>): string {
  return `${list}${id}/like/`;
}

/** Likes or unlikes a record: see `sendToggle`. @returns the last response; undefined if an earlier call handles it */
export function setLike(
  target: LikeTarget,
  liked: boolean,
  send: typeof sendApi = sendApi,
): Promise<ApiResponse | undefined> {
  const address = likeAddress(target);
  return sendToggle(
    address,
    liked,
    (on) =>
      sendOrWait(
        {
          method: on ? 'POST' : 'DELETE',
          address: on ? address : `${address}delete/`,
          name: address,
          on,
          text: on ? 'Like' : 'Unlike',
          changes: `${target.list}${target.id}/`,
        },
        send,
      ),
    ({ body }) => applyConfirmedLikes(target, body as Likeable),
  );
}

function applyConfirmedLikes({ cache, list, id, user_id }: LikeTarget, confirmed: Likeable): void {
  recordCache<Likeable & { id: number }>(cache, list).change(id, (record) =>
    replaceLikes(record, user_id, confirmed),
  );
}

export function hasLike({ user_likes }: Likeable, user_id: number): boolean {
  return user_likes.some((like) => like.user_id === user_id);
}

/** A record's likes with or without the user's own. Idempotent. */
export function changeOwnLike(record: Likeable, user_id: number, liked: boolean): Likeable {
  const { likes, user_likes } = record;
  if (hasLike(record, user_id) === liked) return { likes, user_likes };
  const others = excludeLike(user_likes, user_id);
  return liked
    ? { likes: likes + 1, user_likes: [{ id: NOT_STORED, user_id }, ...others] }
    : { likes: likes - 1, user_likes: others };
}

/** A record with the count and the user's own like from a response. Keeps the likes of others. */
function replaceLikes<T extends Likeable>(record: T, user_id: number, confirmed: Likeable): T {
  const user_likes = [...confirmed.user_likes, ...excludeLike(record.user_likes, user_id)];
  return { ...record, likes: confirmed.likes, user_likes };
}

const NOT_STORED = 0;

function excludeLike(likes: Like[], user_id: number): Like[] {
  return likes.filter((like) => like.user_id !== user_id);
}
