/** Comments that answer others, the link to each, and who takes them away. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { makeComment, makePost, postOf } from './post.ts';

const visits = setUpVisits();

/** Somebody's own post, and two more who are signed in, of whom one commented on it. */
async function commentedPost() {
  const [author, fan] = [await visits.open('about:blank'), await visits.open('about:blank')];
  await signUp(author);
  const { username } = await signUp(fan);
  const id = await makePost(author);
  const comment = await makeComment(fan, id, 'In a drawer.');
  return { author, fan, username, id, comment };
}

async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Join the Discussion' });

/** Sends what is typed into the open form. */
async function send(page: Page, text: string, submit: string) {
  await dialog(page).getByLabel('Leave Your Thoughts').fill(text);
  await button(dialog(page), submit).click();
  await dialog(page).waitFor({ state: 'hidden' });
}

it('is answered under it, and the answer by its author’s name', async () => {
  const { author, fan, username, id } = await commentedPost();
  await open(author, `/news/${id}`);
  await button(article(author, 'In a drawer.'), `Answer ${username}`).click();
  await dialog(author).getByRole('blockquote').filter({ hasText: 'In a drawer.' }).waitFor();
  await send(author, 'Which one?', 'Post Comment');
  const root = author.getByRole('listitem').filter({ hasText: 'In a drawer.' }).first();
  await root.getByRole('listitem').filter({ hasText: 'Which one?' }).waitFor();

  await open(fan, `/news/${id}`);
  await article(fan, 'Which one?').getByRole('button', { name: 'Answer' }).click();
  const field = dialog(fan).getByLabel('Leave Your Thoughts');
  expect(await field.inputValue()).toMatch(/^@fan-\S+ $/);
  await send(fan, 'The upper one.', 'Post Comment');
  const answers = fan.getByRole('listitem').filter({ hasText: 'In a drawer.' }).first();
  await answers.getByRole('listitem').filter({ hasText: 'The upper one.' }).waitFor();
  expect(await answers.getByRole('listitem').count()).toBe(2);
});

it('says that it was edited', async () => {
  const { fan, id } = await commentedPost();
  await open(fan, `/news/${id}`);
  await button(article(fan, 'In a drawer.'), 'Edit').click();
  await send(fan, 'In a box.', 'Update Comment');
  await article(fan, 'In a box.').getByText('Edited').waitFor();
  await open(fan, `/news/${id}`);
  expect(await article(fan, 'In a box.').locator('time').count()).toBe(2);
});

it('is removed by who wrote the post, who can put it back', async () => {
  const { author, fan, id } = await commentedPost();
  await open(author, `/news/${id}`);
  await button(article(author, 'In a drawer.'), 'Remove').click();
  await author.getByText('The comment is removed.').waitFor();
  expect(await postOf(fan, id)).toMatchObject({ comment_count: 0, comments: [] });
  await button(author, 'Undo').click();
  await author.getByText('The comment is back.').waitFor();
  await article(author, 'In a drawer.').waitFor();
  expect(await postOf(fan, id)).toMatchObject({ comment_count: 1 });
});

it('is where its link leads, on an earlier page, with a script and without', async () => {
  const { fan, id, comment } = await commentedPost();
  for (let at = 1; at <= 149; at += 1) await makeComment(fan, id, `Comment ${at}.`);
  const address = `/news/${id}?comment=${comment}#comment-${comment}`;
  await open(fan, `/news/${id}`);
  expect(await article(fan, 'In a drawer.').count()).toBe(0);
  await open(fan, address);
  const linked = article(fan, 'In a drawer.');
  await expect
    .poll(() => linked.evaluate((element) => element === document.activeElement))
    .toBe(true);
  expect(await linked.getAttribute('aria-current')).toBe('location');
  const { top, bottom } = await linked.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom: window.innerHeight - bottom };
  });
  expect(Math.min(top, bottom)).toBeGreaterThanOrEqual(0);
  const canonical = await fan.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical!).pathname + new URL(canonical!).search).toBe(`/news/${id}`);
  expect(await linked.getByRole('link', { name: /\d{4}$/ }).getAttribute('href')).toBe(address);

  await button(fan, 'Show later comments').click();
  await fan.getByText('Comment 60.', { exact: true }).waitFor();

  const plain = await visits.open(address, { javaScriptEnabled: false });
  await article(plain, 'In a drawer.').waitFor();
  expect(await plain.evaluate(() => document.querySelector(':target')?.textContent)).toContain(
    'In a drawer.',
  );
});

it('says of a link to one that is gone that it is', async () => {
  const { fan, id, comment } = await commentedPost();
  await makeComment(fan, id, 'Or a shelf.');
  await open(fan, `/news/${id}`);
  await button(article(fan, 'In a drawer.'), 'Delete').click();
  await fan.getByText('Your comment is deleted.').waitFor();
  await open(fan, `/news/${id}?comment=${comment}#comment-${comment}`);
  await fan.getByText('That comment is no longer here.').waitFor();
  await article(fan, 'Or a shelf.').waitFor();
});
