import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goTo, openSignedIn } from '../signed-in.ts';
import { pressByKeys } from '../tabs.ts';
import { setUpVisits } from '../visit.ts';
import { makeComment, makePost, postOf } from './post.ts';

const visits = setUpVisits();

/** Opens a new member's own post. */
async function ownPost() {
  const { page } = await openSignedIn(visits);
  const id = await makePost(page);
  await goTo(page, `/news/${id}`);
  return { page, id };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

it('a comment can be written by keyboard alone, and the focus returns to the button', async () => {
  const { page, id } = await ownPost();
  await pressByKeys(button(page, 'Add Comment'));
  const dialog = page.getByRole('dialog', { name: 'Join the Discussion' });
  await dialog.waitFor();
  await page.keyboard.type('Typed');
  await pressByKeys(button(page, 'Post Comment'));
  await page.getByText('Typed', { exact: true }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Add Another Comment');
  await page.getByRole('link', { name: 'Back to News' }).click();
  await page.locator(`a[href="/news/${id}#comments"]`).getByText('1 comment').waitFor();
});

it('a comment is deleted at once, also if its page is left, and restored by Undo', async () => {
  const { page, id } = await ownPost();
  await makeComment(page, id, 'Not for long');
  await goTo(page, `/news/${id}`);
  await button(page, 'Delete').click();
  await page.getByText('No comments yet').waitFor();
  expect(await focused(page)).toBe('Comments');
  await button(page, 'Undo').click();
  await page.getByText('Your comment was restored.').waitFor();
  expect(await focused(page)).toBe('Comments');
  expect(await postOf(page, id)).toMatchObject({ comment_count: 1 });
  await button(page, 'Delete').click();
  await page.goto('about:blank');
  const read = async () => (await page.request.get(`/api/news/${id}/`)).json();
  await expect.poll(read).toMatchObject({ comment_count: 0, comments: [] });
});

it('the link of a comment brings it into sight, with a script and without', async () => {
  const { page, id } = await ownPost();
  const comment = await makeComment(page, id, 'In a drawer.');
  for (let at = 0; at < 6; at += 1) await makeComment(page, id, 'A line.\n'.repeat(40));
  const address = `/news/${id}?comment=${comment}#comment-${comment}`;
  await goTo(page, address);
  const linked = page.getByRole('article').filter({ hasText: 'In a drawer.' });
  await expect
    .poll(() => linked.evaluate((element) => element === document.activeElement))
    .toBe(true);
  const { top, bottom } = await linked.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom: window.innerHeight - bottom };
  });
  expect(Math.min(top, bottom)).toBeGreaterThanOrEqual(0);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toBe(`${new URL(page.url()).origin}/news/${id}`);

  const plain = await visits.open(address, { javaScriptEnabled: false });
  expect(await plain.locator(':target').textContent()).toContain('In a drawer.');
});
