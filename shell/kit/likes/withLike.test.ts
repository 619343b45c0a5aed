import { expect, it } from 'vitest';
import { isLikedBy, withLikesOf, withLike } from './setLike.ts';

const ME = 7;
const theirs = { id: 1, user_id: 8 };
const mine = { id: 2, user_id: ME };

it('withLike adds and removes one like, however often it is called', () => {
  const without = { likes: 5, user_likes: [theirs] };
  expect(isLikedBy(without, ME)).toBe(false);
  const liked = withLike(without, ME, true);
  expect(liked.likes).toBe(6);
  expect(isLikedBy(liked, ME)).toBe(true);
  expect(withLike(liked, ME, true)).toEqual(liked);
  expect(withLike(liked, ME, false)).toEqual(without);
  expect(withLike(without, ME, false)).toEqual(without);
});

it('withLike takes the API’s state, and keeps the likes of others', () => {
  const record = { id: 3, likes: 5, user_likes: [{ id: 0, user_id: ME }, theirs] };
  expect(withLikesOf(record, ME, { likes: 9, user_likes: [mine] })).toEqual({
    id: 3,
    likes: 9,
    user_likes: [mine, theirs],
  });
  expect(withLikesOf(record, ME, { likes: 4, user_likes: [] }).user_likes).toEqual([theirs]);
});
