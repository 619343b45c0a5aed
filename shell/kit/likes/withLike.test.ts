import { expect, it } from 'vitest';
import { isLikedBy, withAnsweredLikes, withLike } from './withLike.ts';

const ME = 7;
const theirs = { id: 1, user_id: 8 };
const mine = { id: 2, user_id: ME };

it('knows whose like a record has', () => {
  expect(isLikedBy({ likes: 1, user_likes: [theirs] }, ME)).toBe(false);
  expect(isLikedBy({ likes: 2, user_likes: [theirs, mine] }, ME)).toBe(true);
});

it('adds a like and takes it away', () => {
  const liked = withLike({ likes: 5, user_likes: [theirs] }, ME, true);
  expect(liked.likes).toBe(6);
  expect(isLikedBy(liked, ME)).toBe(true);
  expect(withLike(liked, ME, false)).toEqual({ likes: 5, user_likes: [theirs] });
});

it('counts a like once, however often it is asked for', () => {
  const record = { likes: 5, user_likes: [mine, theirs] };
  expect(withLike(record, ME, true)).toEqual(record);
  const without = { likes: 5, user_likes: [theirs] };
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
