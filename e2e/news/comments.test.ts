import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { ask } from '../ask.ts';
import { pressByKeys } from '../tabs.ts';
import { federated, hydrated, setUpVisits } from '../visit.ts';
import { makeComment, makePost, postOf } from './post.ts';

const visits = setUpVisits();

/** Somebody's own post, on their screen. */
async function ownPost(expectedErrors?: RegExp) {
  const page = await visits.open('about:blank', expectedErrors ? { expectedErrors } : {});
  await signUp(page);
  const id = await makePost(page);
  await open(page, id);
  return { page, id };
}

async function open(page: Page, id: number) {
  await page.goto(`/news/${id}`);
  await hydrated(page);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Join the Discussion' });
const field = (page: Page) => page.getByLabel('Leave Your Thoughts');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

it('is added by another fan, by the mouse', async () => {
  const { id } = await ownPost();
  const page = await visits.open('about:blank');
  await signUp(page);
  await open(page, id);
  await button(page, 'Add Comment').click();
  expect(await dialog(page).getByRole('heading').textContent()).toBe('Join the Discussion');
  await field(page).fill('In a drawer.\nWith the tickets.');
  await button(page, 'Post Comment').click();
  await dialog(page).waitFor({ state: 'hidden' });
  const comment = page.getByRole('listitem').filter({ hasText: 'In a drawer.' });
  await comment.getByRole('button', { name: 'Edit' }).waitFor();
  await button(page, 'Add Another Comment').waitFor();
  expect(await postOf(page, id)).toMatchObject({ comment_count: 1 });

  await page.getByRole('link', { name: 'Back to News' }).click();
  await page.locator(`a[href="/news/${id}#comments"]`).getByText('1 comment').waitFor();
});

it('is added by the keyboard alone, and gives the focus back', async () => {
  const { page } = await ownPost();
  await pressByKeys(button(page, 'Add Comment'));
  await dialog(page).waitFor();
  await page.keyboard.type('Typed');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Typed', { exact: true }).waitFor();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Add Another Comment');
});

it('says what is missing', async () => {
  const { page } = await ownPost();
  await button(page, 'Add Comment').click();
  await button(page, 'Post Comment').click();
  await page.getByText('Your review needs some text').waitFor();
});

it('is updated by its author, and by nobody else', async () => {
  const { page, id } = await ownPost();
  await makeComment(page, id, 'First try');
  await open(page, id);
  await button(page, 'Edit').click();
  expect(await field(page).inputValue()).toBe('First try');
  await field(page).fill('Second try');
  await button(page, 'Update Comment').click();
  await page.getByText('Second try').waitFor();
  expect(await page.getByText('First try').count()).toBe(0);

  const other = await visits.open('about:blank');
  await signUp(other);
  await open(other, id);
  await other.getByText('Second try').waitFor();
  expect(await other.getByRole('button', { name: /^(Edit|Delete)$/ }).count()).toBe(0);
  await button(other, 'Add Comment').waitFor();
});

it('is deleted at once by its author, also where the page is left, and back where that is undone', async () => {
  const { page, id } = await ownPost();
  await makeComment(page, id, 'Not for long');
  await open(page, id);
  await button(page, 'Delete').click();
  await page.getByText('No comments yet').waitFor();
  await button(page, 'Add Comment').waitFor();
  expect(await focused(page)).toBe('Comments');
  await button(page, 'Undo').click();
  await page.getByText('Your comment is back.').waitFor();
  expect(await focused(page)).toBe('Comments');
  expect(await page.getByText('Not for long').count()).toBe(1);
  expect(await postOf(page, id)).toMatchObject({ comment_count: 1 });
  await button(page, 'Delete').click();
  await page.goto('about:blank');
  const answered = async () => (await page.request.get(`/api/news/${id}/`)).json();
  await expect.poll(answered).toMatchObject({ comment_count: 0 });
  await open(page, id);
  await page.getByText('No comments yet').waitFor();
  expect(await postOf(page, id)).toMatchObject({ comment_count: 0, comments: [] });
});

it('keeps what was typed over a failed send, an accidental close and a reload', async () => {
  const { page, id } = await ownPost(/500/);
  const refuse = '**/api/news/comment/new/';
  await page.route(refuse, (route) => route.fulfill({ status: 500, body: '{}' }));
  await button(page, 'Add Comment').click();
  await field(page).pressSequentially('A long story');
  await button(page, 'Post Comment').click();
  await page.getByText('Something went wrong. Please try again').waitFor();
  expect(await field(page).inputValue()).toBe('A long story');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.unroute(refuse);
  await open(page, id);
  await button(page, 'Add Comment').click();
  expect(await field(page).inputValue()).toBe('A long story');
  await button(page, 'Post Comment').click();
  await page.getByText('A long story').waitFor();
  await button(page, 'Add Another Comment').click();
  expect(await field(page).inputValue()).toBe('');
});

it('says that there is no connection, and is sent when there is one', async () => {
  const { page } = await ownPost(/ERR_INTERNET_DISCONNECTED/);
  await button(page, 'Add Comment').click();
  await field(page).fill('From the tunnel');
  await federated(page, 'news');
  await page.context().setOffline(true);
  await button(page, 'Post Comment').click();
  const offline = dialog(page).getByText('You are offline. Try again when there is a connection.');
  await offline.waitFor();
  await page.context().setOffline(false);
  await offline.waitFor({ state: 'hidden' });
  await button(page, 'Post Comment').click();
  await page.getByText('From the tunnel', { exact: true }).waitFor();
});

it('says so where the post is gone', async () => {
  const { page, id } = await ownPost(/404/);
  await button(page, 'Add Comment').click();
  await field(page).fill('Too late');
  await ask(page, 'DELETE', `/api/news/${id}/delete/`);
  await button(page, 'Post Comment').click();
  await page.getByText('There is nothing here anymore.').waitFor();
  expect(await field(page).inputValue()).toBe('Too late');
});

it('shows the newest hundred, and earlier ones on request', async () => {
  const { page, id } = await ownPost();
  for (let at = 1; at <= 103; at += 1) await makeComment(page, id, `Comment ${at}.`);
  await open(page, id);
  const comments = page.getByText(/^Comment \d+\.$/);
  expect(await comments.count()).toBe(100);
  await button(page, 'Show earlier comments').click();
  await page.getByText('Comment 1.', { exact: true }).waitFor();
  expect(await comments.allTextContents()).toEqual(
    Array.from({ length: 103 }, (_, at) => `Comment ${at + 1}.`),
  );
  expect(await button(page, 'Show earlier comments').count()).toBe(0);
  await button(page, 'Delete').first().click();
  await page.getByText('Comment 1.', { exact: true }).waitFor({ state: 'hidden' });
  expect(await comments.count()).toBe(102);
});
