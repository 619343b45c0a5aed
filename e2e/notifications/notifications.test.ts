import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { callApi } from '../ask.ts';
import { makeComment, makePost } from '../news/post.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

it('a comment’s notification links the post’s author to the comment, and is marked as read there', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  const post = await makePost(page);
  const other = await visits.open('about:blank');
  const { username } = await signUp(other);
  const comment = await makeComment(other, post, 'Here is mine.');

  await expect
    .poll(async () => await callApi(page, 'GET', '/api/conversations/unread/'))
    .toMatchObject({ unread: 0, notifications: 1 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Notifications 1 unread' }).click();
  await page.getByRole('link', { name: `${username} commented on “Who kept a puck?”` }).click();
  await page.waitForURL(`**/news/${post}?comment=${comment}#comment-${comment}`);
  await page.getByText('Here is mine.').waitFor();
  await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
  const [told] = (await callApi(page, 'GET', '/api/notifications/')) as { is_read: boolean }[];
  expect(told?.is_read).toBe(true);
});
