import { expect, it } from 'vitest';
import { isLikedBy, withAnsweredLikes, withLike } from './setLike.ts';

const ME = 7;
const theirs = { id: 1, user_id: 8 };
const mine = { id: 2, user_id: ME };

it('adds a like and takes it away, once, however often it is asked for', () => {
  const without = { likes: 5, user_likes: [theirs] };
  expect(isLikedBy(without, ME)).toBe(false);
  const liked = withLike(without, ME, true);
  expect(liked.likes).toBe(6);
  expect(isLikedBy(liked, ME)).toBe(true);
  expect(withLike(liked, ME, true)).toEqual(liked);
  expect(withLike(liked, ME, false)).toEqual(without);
  expect(withLike(without, ME, false)).toEqual(without);
});

it('takes over what the API says, and keeps the likes of others', () => {
  const record = { id: 3, likes: 5, user_likes: [{ id: 0, user_id: ME }, theirs] };
  expect(withAnsweredLikes(record, ME, { likes: 9, user_likes: [mine] })).toEqual({
    id: 3,
    likes: 9,
    user_likes: [mine, theirs],
  });
  expect(withAnsweredLikes(record, ME, { likes: 4, user_likes: [] }).user_likes).toEqual([theirs]);
});
