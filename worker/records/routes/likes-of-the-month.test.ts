/** A story’s count of likes in the current calendar month (UTC). */
import { beforeEach, expect, it, vi } from 'vitest';
import { env } from '../../test/account.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { startOf } from '../../test/months.ts';
import { deleteAccountOf, signedInOwner } from '../../test/owner.ts';
import { newComment, newStory, readStory, NEWS } from '../../test/stories.ts';
import { expectSound } from '../../test/whole-database.ts';
import { countMonths } from '../stories.ts';

const THIS = countMonths(Date.now());
const LAST_MOMENT_BEFORE = startOf(THIS) - 1;
const DAY = 24 * 60 * 60 * 1000;

let author: Fan;
let fans: [Fan, Fan, Fan];

beforeEach(async () => {
  author = await signedInOwner();
  fans = [await signedInOwner(), await signedInFan(), await signedInFan()];
  // Sessions must be as old as last month: a session from the future is not valid.
  await env.DB.prepare('UPDATE sessions SET created_at = created_at - ?')
    .bind(40 * DAY)
    .run();
});

/** Runs `act` with the clock at `now`, in ms since 1970. */
async function at<T>(now: number, act: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
}

const like = (fan: Fan, id: number) => fan.post(`/news/${id}/like/`);
const unlike = (fan: Fan, id: number) => fan.delete(`/news/${id}/like/delete/`);
const lastMonth = (fan: Fan, id: number) => at(LAST_MOMENT_BEFORE, () => like(fan, id));

/** The count in the story’s row; 0 if the row is of another month, null without a row. */
async function monthLikes(id: number): Promise<number | null> {
  return env.DB.prepare(
    `SELECT iif(month = ${THIS}, month_likes, 0) AS n FROM news WHERE id = ${id}`,
  ).first('n');
}

it('the month’s count of likes counts only likes of that month', async () => {
  const { id } = await newStory(NEWS, author);
  await lastMonth(fans[0], id);
  expect(await monthLikes(id)).toBe(0);
  await unlike(fans[0], id);
  expect(await readStory(NEWS, id)).toMatchObject({ likes: 0 });
  await lastMonth(fans[0], id);
  await like(fans[1], id);
  await like(fans[2], id);
  expect(await monthLikes(id)).toBe(2);
  await unlike(fans[0], id);
  expect(await monthLikes(id)).toBe(2);
  await unlike(fans[1], id);
  expect(await monthLikes(id)).toBe(1);
  expect(await readStory(NEWS, id)).toMatchObject({ likes: 1 });
  await expectSound();
});

it('a like of an unknown time does not count as this month’s', async () => {
  const { id } = await newStory(NEWS, author);
  await like(fans[0], id);
  await env.DB.prepare('UPDATE likes SET created_at = NULL').run();
  await env.DB.prepare('UPDATE news SET month_likes = 0').run();
  await like(fans[1], id);
  await unlike(fans[0], id);
  expect(await monthLikes(id)).toBe(1);
});

it('deleting an account lowers the month’s count of likes only by the account’s likes of that month', async () => {
  const stories = [await newStory(NEWS, author), await newStory(NEWS, author)] as const;
  await lastMonth(fans[0], stories[0].id);
  for (const { id } of stories) for (const fan of fans) await like(fan, id);
  expect(await monthLikes(stories[0].id)).toBe(2);
  expect(await monthLikes(stories[1].id)).toBe(3);
  expect((await deleteAccountOf(fans[0])).status).toBe(200);
  expect(await monthLikes(stories[0].id)).toBe(2);
  expect(await monthLikes(stories[1].id)).toBe(2);
  await expectSound();
});

it('a restored post has its comments, and all its likes but those of deleted accounts', async () => {
  const { id } = await newStory(NEWS, author);
  for (const fan of fans) await newComment(NEWS, fan, id);
  await lastMonth(fans[1], id);
  await like(fans[0], id);
  await like(fans[2], id);
  await author.delete(`/news/${id}/delete/`);
  await deleteAccountOf(fans[0]);
  expect((await author.post(`/news/${id}/restore/`)).status).toBe(200);
  expect(await readStory(NEWS, id)).toMatchObject({ likes: 2, comment_count: 3 });
  expect(await monthLikes(id)).toBe(1);
  await expectSound();
});
