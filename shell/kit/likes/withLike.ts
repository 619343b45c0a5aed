import type { Like, Likeable } from '@desert/contract/stories';

/** Whether a record says that a user likes it. */
export function isLikedBy({ user_likes }: Likeable, user_id: number): boolean {
  return user_likes.some((like) => like.user_id === user_id);
}

/** What a record's likes are with or without one user's, whatever they were before. */
export function withLike(record: Likeable, user_id: number, liked: boolean): Likeable {
  const { likes, user_likes } = record;
  if (isLikedBy(record, user_id) === liked) return { likes, user_likes };
  const others = exceptOf(user_likes, user_id);
  return liked
    ? { likes: likes + 1, user_likes: [{ id: NOT_STORED, user_id }, ...others] }
    : { likes: likes - 1, user_likes: others };
}

/** A record with its likes as the API answered a user's like: that holds no other user's record. */
export function withAnsweredLikes<T extends Likeable>(
  record: T,
  user_id: number,
  answered: Likeable,
): T {
  const user_likes = [...answered.user_likes, ...exceptOf(record.user_likes, user_id)];
  return { ...record, likes: answered.likes, user_likes };
}

/** The id of a like that the API has not given one yet. */
const NOT_STORED = 0;

function exceptOf(likes: Like[], user_id: number): Like[] {
  return likes.filter((like) => like.user_id !== user_id);
}
